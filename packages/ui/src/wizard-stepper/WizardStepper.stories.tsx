import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { Inline } from "../layout/Inline.tsx";
import { Stack } from "../layout/Stack.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import type { WizardStep } from "./step-status.ts";
import { StepHeading } from "./StepHeading.tsx";
import { StepScope } from "./StepScope.tsx";
import { useStepGate } from "./use-step-gate.ts";
import { WizardStepper } from "./WizardStepper.tsx";

const steps: WizardStep[] = [
  { title: "Compose" },
  { title: "Prioritize" },
  { title: "Descriptions" },
  { title: "Fine-tune", blockedReason: "Generate the descriptions first." },
  { title: "Final", blockedReason: "Write a description for every product first." },
];

const meta = preview.meta({
  title: "Navigation/WizardStepper",
  component: WizardStepper,
  args: { label: "Steps of the article", steps, current: 1, onStepChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const nav = within(canvas.getByRole("navigation", { name: "Steps of the article" }));
    await expect(nav.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.queryByRole("tablist")).toBeNull();
    const current = nav.getByRole("button", { current: "step" });
    await expect(current).toHaveAccessibleName(/^Prioritize, current$/);
    await userEvent.click(nav.getByRole("button", { name: "Compose, complete" }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith(0);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStepChange).toHaveBeenLastCalledWith(2);
  },
});

export const NotAvailableYet = meta.story({
  play: async ({ canvas, args }) => {
    const closed = canvas.getByRole("button", { name: "Fine-tune, not available yet" });
    await expect(closed).toBeDisabled();
    await expect(closed).toHaveAccessibleDescription("Generate the descriptions first.");
    for (const name of ["Compose, complete", "Prioritize, current", "Descriptions"]) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole("button", { name })).toHaveFocus());
    }
    await userEvent.tab();
    await waitFor(() => expect(closed).not.toHaveFocus());
    await expect(args.onStepChange).not.toHaveBeenCalled();
  },
});

export const FirstStep = meta.story({
  args: {
    current: 0,
    steps: steps.map((step, index) =>
      index > 0 ? { ...step, blockedReason: "Select a product first." } : step,
    ),
  },
});

export const LastStep = meta.story({
  args: { current: 4, steps: steps.map(({ title }) => ({ title })) },
});

export const WentBack = meta.story({
  args: {
    current: 0,
    steps: steps.map((step, index) => ({ ...step, isComplete: index < 3 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Descriptions, complete" })).toBeEnabled();
  },
});

export const Pending = meta.story({
  args: { pendingStep: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Checking Descriptions" })).toBeVisible();
  },
});

const answer = { current: Promise.withResolvers<boolean>() };

/** The stepper, a page per step, and a Next button, all through one gate. */
function Wizard({ first = 0 }: { readonly first?: number }) {
  const [current, setCurrent] = useState(first);
  const { go, pendingStep } = useStepGate({
    guard: () => answer.current.promise,
    enter: setCurrent,
  });
  return (
    <StepScope>
      <Stack>
        <WizardStepper
          label="Steps of the article"
          steps={steps.map(({ title }) => ({ title }))}
          current={current}
          pendingStep={pendingStep}
          onStepChange={(step) => void go(current, step)}
        />
        <StepHeading key={current} step={current}>
          {steps[current]!.title}
        </StepHeading>
        <Inline>
          <Button onPress={() => void go(current, current - 1)}>Back</Button>
          <Button
            variant="primary"
            isPending={pendingStep !== null}
            onPress={() => void go(current, current + 1)}
          >
            Next
          </Button>
        </Inline>
      </Stack>
    </StepScope>
  );
}

/** React Aria keeps announcing the pending button to the stories that follow. */
const endAnnouncements = () => {
  for (const log of document.querySelectorAll("[data-live-announcer] [role=log]")) {
    log.replaceChildren();
  }
};

export const SharedGuard = meta.story({
  render: () => <Wizard />,
  afterEach: endAnnouncements,
  play: async ({ canvas }) => {
    answer.current = Promise.withResolvers<boolean>();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Compose" })).not.toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(
      await canvas.findByRole("progressbar", { name: "Checking Prioritize" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Final" }));
    answer.current.resolve(true);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Prioritize" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Compose" })).toHaveFocus());
  },
});

export const BackWhileChecking = meta.story({
  render: () => <Wizard first={1} />,
  afterEach: endAnnouncements,
  play: async ({ canvas }) => {
    answer.current = Promise.withResolvers<boolean>();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(
      await canvas.findByRole("progressbar", { name: "Checking Descriptions" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Compose" })).toHaveFocus());
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    // The answer comes too late to take anybody forward.
    answer.current.resolve(true);
    await answer.current.promise;
    await expect(canvas.getByRole("button", { name: "Compose, current" })).toBeVisible();
  },
});

export const GuardSaysNo = meta.story({
  render: () => <Wizard />,
  play: async ({ canvas }) => {
    answer.current = Promise.withResolvers<boolean>();
    answer.current.resolve(false);
    await userEvent.click(canvas.getByRole("button", { name: "Final" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Compose, current" })).toBeVisible(),
    );
    await expect(canvas.getByRole("heading", { name: "Compose" })).toBeVisible();
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const FocusVisible = meta.story({ decorators: [inState("focus-visible")] });

export const Narrow = meta.story({
  decorators: [inWidth(320)],
  play: async ({ canvas, args }) => {
    const summary = canvas.getByRole("button", { name: "Step 2 of 5 Prioritize" });
    await expect(summary).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("list")).toBeNull();
    await userEvent.click(summary);
    await waitFor(() => expect(canvas.getByText("Generate the descriptions first.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Compose, complete" }));
    await expect(args.onStepChange).toHaveBeenCalledWith(0);
    await expect(summary).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(summary).toHaveFocus());
  },
});

export const NarrowOpen = meta.story({
  decorators: [inWidth(320)],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Compose, complete" })).toHaveFocus(),
    );
  },
});

export const Long = meta.story({
  args: {
    steps: steps.map((step) => ({
      ...step,
      title: `${step.title} the products of this article`,
    })),
  },
  play: nothingSticksOut,
});

export const Medium = meta.story({ decorators: [inWidth(700)] });

export const RightToLeft = meta.story({
  args: {
    label: "خطوات المقال",
    steps: ["الكتابة", "الأولويات", "الأوصاف", "التحسين", "النهاية"].map((title, index) => ({
      title,
      blockedReason: index > 2 ? "اكتب الأوصاف أولاً" : undefined,
    })),
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
