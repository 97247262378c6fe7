import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, logIn, test } from "./support/stack.ts";

/** A feed that no seed knows: what the article is about can only have come from this file. */
function teaFeed(): string {
  const kinds = ["Teapot", "Tea caddy", "Tea strainer", "Matcha whisk", "Tea cups", "Kettle"];
  const makers = ["Rosalba", "Quinta Verde", "Kobayashi", "Chá & Companhia", "Northwind"];
  const rows = kinds.flatMap((kind, k) =>
    makers.map((maker, m) => {
      const price = (9.5 + k * 4 + m * 1.75).toFixed(2);
      return `tea-${k}-${m},"${kind} by ${maker}","A ${kind.toLowerCase()} for people who love tea, made by ${maker}. Lasts for years.",https://shop.example.com/tea/${k}-${m},${price} EUR,${maker},Kitchen > Tea`;
    }),
  );
  return ["id,title,description,link,price,brand,product_type", ...rows].join("\n");
}

/** Uploads the feed under the code that the first site uses already. */
async function importFeed(page: Page, file: string): Promise<void> {
  await page.getByRole("link", { name: "Feeds", exact: true }).first().click();
  await page.getByRole("button", { name: "Upload file" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload a feed file" });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: /Choose/ }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole("button", { name: "Upload and import" }).click();
  await expect(dialog.getByText(/30 rows imported|30 of 30/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
}

test("from a feed to a finished article, and all is still there after a reload", async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "journey-"));
  const file = join(folder, "ideias-e-presentes.csv");
  await writeFile(file, teaFeed());
  await logIn(page);
  await importFeed(page, file);

  // The sites list leads to the articles, and a new one begins.
  await page.goto("/admin");
  await page
    .getByRole("table", { name: "Sites" })
    .getByRole("link", { name: "Presentes Originais" })
    .click();
  await page.getByRole("button", { name: "New article" }).click();
  await expect(page).toHaveURL(/\/compose$/);
  const articlePath = new URL(page.url()).pathname.replace(/\/compose$/, "");

  // Step 1: a prompt, ideas, their products.
  await page
    .getByRole("textbox", { name: "Prompt" })
    .fill("Gifts for people who love tea, under 40 €");
  await page.getByRole("button", { name: "Create prompt" }).click();
  await page.getByRole("button", { name: "Generate ideas" }).click();
  await page.getByRole("button", { name: "Find products" }).first().click();
  await page.getByRole("menuitem", { name: /Idea by idea|one by one/ }).click();
  await expect(page.getByRole("heading", { name: /products? found for/ })).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const selectAll = page.getByRole("button", { name: /^Select all/ });
  await selectAll.first().click();
  await expect(page.getByText(/^[1-9]\d* products? selected$/)).toBeVisible();
  await expect(
    page.getByRole("checkbox", { name: /by (Rosalba|Kobayashi|Northwind)/ }).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Prioritize" }).last().click();

  // Step 2: sections, and the products in them.
  await expect(page).toHaveURL(/\/prioritize-products$/);
  await page.getByRole("button", { name: "Propose sections" }).click();
  await page.getByRole("button", { name: /^Assign \d+ product/ }).click();
  await expect(page.getByText(/^[1-9]\d* of \d+ products? assigned$/)).toBeVisible();
  await page.getByRole("button", { name: "Descriptions" }).last().click();

  // Step 3: a bot describes, a human edits.
  await expect(page).toHaveURL(/\/generate$/);
  await page.getByRole("button", { name: /^Generate \d+ description/ }).click();
  await expect(page.getByText(/^(\d+) of \1 products? described$/)).toBeVisible({
    timeout: 30_000,
  });
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("The cup that ends every meeting on time.");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Generate article" }).click();

  // Step 4: the article's own texts.
  await expect(page).toHaveURL(/\/finetune$/);
  await expect(page.getByRole("textbox", { name: "Introduction" })).toBeVisible();
  await page
    .getByRole("textbox", { name: "Introduction" })
    .fill("Tea first, everything else later.");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Final" }).last().click();

  // Step 5: the reader's view, saved.
  await expect(page).toHaveURL(/\/final$/);
  await expect(page.getByText("Tea first, everything else later.")).toBeVisible();
  await page.getByRole("button", { name: "Save article" }).click();
  await expect(page.getByRole("alert")).toContainText("Article saved");

  // Everything came to the API host, and comes back from it.
  await page.reload();
  await expect(page.getByText("Tea first, everything else later.")).toBeVisible();
  await page.goto(`${articlePath}/generate`);
  await expect(page.getByText("The cup that ends every meeting on time.")).toBeVisible();
  await page.goto(`${articlePath}/compose`);
  await expect(page.getByText("Gifts for people who love tea, under 40 €").first()).toBeVisible();
  const calls = await stack.requests();
  expect(calls.some(({ method, path }) => method === "PATCH" && path.endsWith("/save"))).toBe(true);
  await rm(folder, { recursive: true });
});
