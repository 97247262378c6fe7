import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { StepScope } from "./StepScope.tsx";

const titles = ["Compose", "Prioritize"];

/** Two pages, each with a heading of its own, as routes have. */
function Pages() {
  const [step, setStep] = useState(0);
  return (
    <>
      <StepHeading key={step} step={step}>
        {titles[step]!}
      </StepHeading>
      <Button onPress={() => setStep(1 - step)}>Other step</Button>
    </>
  );
}

const meta = preview.meta({
  title: "Navigation/StepScope",
  component: StepScope,
  args: { children: <Pages /> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Compose" })).not.toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Other step" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Prioritize" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Other step" })).toHaveFocus());
  },
});
