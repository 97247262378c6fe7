import type { FileRule } from "@gift-console/ui/file-drop/check-file.ts";

/** What the gateway takes as a feed. */
export const feedFile: FileRule = { extensions: [".xml", ".csv"], maxBytes: 200_000_000 };
