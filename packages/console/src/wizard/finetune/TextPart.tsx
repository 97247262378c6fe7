import { DocumentPart } from "@gift-console/ui/document-view/DocumentPart.tsx";
import { Provenance } from "@gift-console/ui/provenance/Provenance.tsx";
import { RichTextField } from "@gift-console/ui/rich-text-field/RichTextField.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { Fragment } from "react";
import { partSource } from "./provenance.ts";
import { eachText, textLabel, type TextName } from "./texts.ts";
import { TextProposal } from "./TextProposal.tsx";
import type { FineTune } from "./use-fine-tune.ts";

interface TextPartProps {
  readonly tune: FineTune;
  /** The name of the part: "Introduction". */
  readonly label: string;
  /** Its texts. Titles are plain, all others rich. */
  readonly names: readonly TextName[];
}

/** Texts of the document that belong together, with who wrote them in the margin. */
export function TextPart({ tune, label, names }: TextPartProps) {
  const { field, written, proposals, change, keepMine, takeNew } = tune;
  const texts = eachText(field.value);
  const source = partSource(names, texts, written);
  return (
    <DocumentPart label={label} margin={source !== "empty" && <Provenance source={source} />}>
      {names.map((name) => {
        const Editor = name === "title" || name.endsWith("/title") ? TextField : RichTextField;
        const value = texts.get(name) ?? "";
        const proposal = proposals.find((one) => one.name === name);
        return (
          <Fragment key={name}>
            {proposal && (
              <TextProposal
                label={textLabel(field.value, name)}
                mine={value}
                proposed={proposal.proposed}
                onKeep={() => keepMine([proposal])}
                onTake={() => takeNew([proposal])}
              />
            )}
            <Editor
              label={textLabel(field.value, name)}
              value={value}
              onChange={(next) => change(name, next)}
            />
          </Fragment>
        );
      })}
    </DocumentPart>
  );
}
