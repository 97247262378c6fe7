import StarterKit from "@tiptap/starter-kit";

/** What a text may hold; everything else is left out when it is typed, pasted or loaded. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // It would end every list with an empty paragraph in what is saved.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      protocols: ["http", "https", "mailto"],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
];
