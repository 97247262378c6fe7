import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../dom-testing.tsx";
import { drafts } from "../drafts/draft-store.ts";
import type { Snapshot } from "./field-editor.ts";
import { useField } from "./use-field.ts";

type Save = (product: string, value: string) => Promise<Snapshot<string>>;

/** A field of one product, as a screen would show it. */
function Description({ product, text, save }: { product: string; text: string; save: Save }) {
  const field = useField<string>({
    draftKey: product,
    server: { value: text, version: null },
    save: (value) => save(product, value),
  });
  return <TextField label="Description" value={field.value} onChange={field.edit} />;
}

const description = page.getByLabelText("Description");
const accepted: Save = async (_product, value) => ({ value, version: null });
const refused: Save = () => Promise.reject(new Error("refused"));

beforeEach(async () => {
  await drafts.remove("product/1/description");
  await drafts.remove("product/2/description");
});

test("what could not be saved is there again on the next visit", async () => {
  const screen = (save: Save) => (
    <Description product="product/1/description" text="Grinds." save={save} />
  );
  const show = render(screen(refused));
  await userEvent.fill(description, "Grinds evenly.");
  show(null);
  await expect.element(description).not.toBeInTheDocument();
  const save = vi.fn<Save>(accepted);
  show(screen(save));
  await expect.element(description).toHaveValue("Grinds evenly.");
  await vi.waitFor(() =>
    expect(save.mock.calls).toEqual([["product/1/description", "Grinds evenly."]]),
  );
  await vi.waitFor(async () => {
    expect(await drafts.load("product/1/description")).toBeUndefined();
  });
});

test("going to another product saves the first under its own name and shows the other", async () => {
  const save = vi.fn<Save>(accepted);
  const screen = (product: number, text: string) => (
    <Description product={`product/${product}/description`} text={text} save={save} />
  );
  const show = render(screen(1, "Grinds."));
  await userEvent.fill(description, "Grinds evenly.");
  show(screen(2, "Brews."));
  await expect.element(description).toHaveValue("Brews.");
  await vi.waitFor(() =>
    expect(save.mock.calls).toEqual([["product/1/description", "Grinds evenly."]]),
  );
});
