import { Card } from "@gift-console/ui/card/Card.tsx";
import { DiffText } from "@gift-console/ui/diff-text/DiffText.tsx";
import { Grid } from "@gift-console/ui/layout/Grid.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Select } from "@gift-console/ui/select/Select.tsx";
import { useState } from "react";
import type { Comparable } from "./answers.ts";

/** Two of the answers side by side, with the words in which they differ. */
export function Comparison({ texts }: { readonly texts: readonly Comparable[] }) {
  const [left, setLeft] = useState<string | null>(null);
  const [right, setRight] = useState<string | null>(null);
  // Until somebody chooses: the first against the newest.
  const before = texts.find(({ id }) => id === left) ?? texts[0];
  const after = texts.find(({ id }) => id === right) ?? texts.at(-1);
  const options = texts.map(({ id, label }) => ({ id, label }));
  if (!before || !after) return null;
  return (
    <Card title="Compare answers" headingLevel={3}>
      <Stack>
        <Grid minColumn={160}>
          <Select label="Compare" options={options} value={before.id} onChange={setLeft} />
          <Select label="With" options={options} value={after.id} onChange={setRight} />
        </Grid>
        <DiffText
          layout="side-by-side"
          before={before.text}
          after={after.text}
          beforeLabel={before.label}
          afterLabel={after.label}
        />
      </Stack>
    </Card>
  );
}
