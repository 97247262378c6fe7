import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { sectionKeys } from "./texts.ts";
import { TextPart } from "./TextPart.tsx";
import type { FineTune } from "./use-fine-tune.ts";

/** The article as a document in which every text can be edited. */
export function ArticleEditor({ tune }: { readonly tune: FineTune }) {
  const { sections } = tune.field.value;
  return (
    <Stack gap="large">
      <TextPart tune={tune} label="Title" names={["title"]} />
      <TextPart tune={tune} label="Introduction" names={["introduction"]} />
      {sectionKeys(sections).map((key, at) => (
        <TextPart
          key={key}
          tune={tune}
          label={`Section ${at + 1}`}
          names={[`${key}/title`, `${key}/body`]}
        />
      ))}
      <TextPart tune={tune} label="Conclusion" names={["conclusion"]} />
    </Stack>
  );
}
