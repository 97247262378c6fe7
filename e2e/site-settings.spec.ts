import type { Page } from "@playwright/test";
import { callsOf, expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { sandboxApi } from "./support/sandbox-api.ts";
import { expect, test } from "./support/stack.ts";

test.use({ signedIn: true });

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Sites and settings" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The first bytes of a picture are what its kind is told from. */
const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const webp = Buffer.from("RIFF0000WEBPVP8 ");
const ico = Buffer.from("00000100010010100000010020006804", "hex");

async function choose(page: Page, slot: string, file: { name: string; buffer: Buffer }) {
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("group", { name: slot })
    .getByRole("button", { name: /^Choose/ })
    .first()
    .click();
  await (await chooser).setFiles({ ...file, mimeType: "application/octet-stream" });
}

test("CALL-2 ROUTE-3 a site's fields and metadata are saved as merge patches of what differs", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/settings");
  await expect(page).toHaveTitle("Settings · Presentes Originais · Console");
  await expectCall(stack, "site", { method: "GET", path: "/api/sites/1" });
  const save = page.getByRole("button", { name: "Save settings" });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  // The form is longer than the window; what saves it is in sight from its first field.
  await expect(save).toBeInViewport({ ratio: 1 });

  // What is wrong is told at the fields, and nothing is sent.
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill(" ");
  await page.getByRole("textbox", { name: "Country" }).fill("Portugal");
  await page.getByRole("textbox", { name: "Domain" }).fill("https://gifts");
  const analytics = page.getByRole("textbox", { name: "Value of analytics" });
  await analytics.fill("{oops");
  await save.click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await expect(page.getByText(/^Enter a host name/)).toBeVisible();
  await expect(page.getByText(/^This is not JSON\./)).toBeVisible();
  await expect(name).toBeFocused();
  expect(await callsOf(stack, "updateSite")).toHaveLength(0);

  // Ctrl+S saves both halves, each with its own call.
  await name.fill("Presentes <b>Novos</b>");
  await page.getByRole("textbox", { name: "Country" }).fill("br");
  await page.getByRole("textbox", { name: "Domain" }).fill("");
  await page.getByRole("button", { name: /Status/ }).click();
  await page.getByRole("option", { name: "archived" }).click();
  await analytics.fill('{"enabled": false, "id": 7}');
  await page.getByRole("button", { name: "Remove tagline" }).click();
  await page.getByRole("button", { name: "Add text" }).click();
  await page.keyboard.type("motto");
  await page.getByRole("textbox", { name: "Value of motto" }).fill("Para todos");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expectPatch(stack, "updateSite", {
    name: "Presentes <b>Novos</b>",
    status: "archived",
    domain: null,
    settingsSite: { country: "BR" },
  });
  await expectCall(stack, "updateSite", { path: "/api/sites/1" });
  await expectPatch(stack, "updateSiteMetadata", {
    settingsSite: {
      metadata: { analytics: { enabled: false, id: 7 }, tagline: null, motto: "Para todos" },
    },
  });
  await expectCall(stack, "updateSiteMetadata", { path: "/api/sites/1/metadata" });

  // Header and sidebar follow, and a text with markup is a text.
  await expect(heading(page, "Presentes <b>Novos</b>")).toBeVisible();
  await expect(sidebar(page).getByRole("button", { name: "Other Sites, 4" })).toBeVisible();
  await expect(
    sidebar(page).getByRole("link", { name: "Presentes <b>Novos</b>, BR" }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Value of motto" })).toHaveValue("Para todos");
  await expect(page.getByRole("textbox", { name: "Value of tagline" })).toHaveCount(0);
});

test("what is not saved is not left by accident, nor lost when saving fails", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/settings");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Prendas");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("link", { name: "Feeds" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Go on editing" }).click();
  await expect(question).toBeHidden();

  await stack.fault({ operationId: "updateSite", status: 503, times: 1 });
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Not saved").first()).toBeVisible();
  await expect(name).toHaveValue("Prendas");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await name.fill("Something else");
  await page.getByRole("link", { name: "Feeds" }).first().click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).not.toHaveURL("/admin/site/1/settings");
  await page.goto("/admin/site/1/settings");
  await expect(name).toHaveValue("Prendas");
});

test("what someone else has saved meanwhile is never overwritten unseen", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/1/settings");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Mine");
  const api = await sandboxApi(stack);
  await api.call("PATCH", "/sites/1", { name: "Theirs", domain: "theirs.example.com" });

  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Changed elsewhere meanwhile: name")).toBeVisible();
  await expect.poll(() => callsOf(stack, "updateSite")).toHaveLength(1);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(name).toHaveValue("Mine");
  await expect(page.getByRole("textbox", { name: "Domain" })).toHaveValue("theirs.example.com");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expectPatch(stack, "updateSite", { name: "Mine" });
});

test("CALL-5 logo, hero image and favicon are uploaded as one multipart request", async ({
  page,
  stack,
}) => {
  await page.goto("/admin/site/4/settings");
  const upload = page.getByRole("button", { name: /^Upload/ });

  // Wrong kind and size are refused before anything is sent, with the limit.
  await choose(page, "Logo", { name: "logo.svg", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText(/“logo.svg” is not PNG, JPG, JPEG or WEBP/)).toBeVisible();
  await choose(page, "Logo", { name: "large.png", buffer: Buffer.alloc(5_000_001, png) });
  await expect(page.getByText(/the limit is 5 MB/)).toBeVisible();
  await expect(upload).toHaveAttribute("aria-disabled", "true");

  // What only looks right is refused by the API, at its place.
  await choose(page, "Favicon", { name: "favicon.png", buffer: webp });
  await upload.click();
  await expect(page.getByText("The favicon must be a PNG or ICO image.")).toBeVisible();

  await choose(page, "Logo", { name: "logo.png", buffer: png });
  await choose(page, "Hero image", { name: "hero.webp", buffer: webp });
  await choose(page, "Favicon", { name: "favicon.ico", buffer: ico });
  await page.getByRole("button", { name: "Upload 3 images" }).click();
  await expect(page.getByText("3 images uploaded")).toBeVisible();
  const call = await lastCall(stack, "uploadSiteFiles");
  expect(call).toMatchObject({ method: "POST", path: "/api/sites/4/upload" });
  expect(call.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(call.body).toEqual([
    { field: "logo", file: "logo.png" },
    { field: "heroImage", file: "hero.webp" },
    { field: "favicon", file: "favicon.ico" },
  ]);
  await expect(upload).toHaveAttribute("aria-disabled", "true");
});

test("an image that is refused as too large is told with the limit", async ({ page, stack }) => {
  await page.goto("/admin/site/1/settings");
  await stack.fault({ operationId: "uploadSiteFiles", status: 413, times: 1 });
  await choose(page, "Logo", { name: "logo.png", buffer: png });
  await page.getByRole("button", { name: "Upload 1 image" }).click();
  await expect(page.getByText("Each image may have 5 MB at most.")).toBeVisible();
});
