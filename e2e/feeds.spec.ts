import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { callsOf, expectCall, expectPatch, lastCall } from "./support/calls.ts";
import { startFeedServer } from "./support/feed-server.ts";
import { expect, test } from "./support/stack.ts";

test.use({ signedIn: true });

const csv = [
  "id,title,price,description",
  "1,Hand-thrown coffee mug,18.90 EUR,Stoneware",
  "2,,25.00 EUR,Nameless",
  "3,Burr grinder,abc,Steel",
  "4,Moka pot,32.00 EUR,For three cups",
].join("\n");

const openFeeds = async (page: Page) => {
  await page.goto("/settings/feed");
  await expect(page.getByRole("table", { name: "Feeds" }).getByRole("row")).not.toHaveCount(1);
};
const feedRow = (page: Page, name: string) =>
  page.getByRole("table", { name: "Feeds" }).getByRole("row").filter({ hasText: name });
const chooseFile = async (page: Page, path: string) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Choose (file|another)/ }).click();
  await (await chooser).setFiles(path);
};

test("CALL-2 CALL-3 ROUTE-9 a feed is created, corrected, imported from its URL and reported row by row", async ({
  page,
  stack,
}) => {
  const server = await startFeedServer({ "/gifts.csv": csv });
  await page.goto("/admin");
  await page.getByRole("link", { name: "Feeds" }).click();
  await expect(page).toHaveURL(/\/settings\/feed$/);
  await expect(page.getByRole("link", { name: "Feeds", exact: true }).last()).toHaveAttribute(
    "aria-current",
    "page",
  );
  // CALL-3: the rows are the collection's members.
  await expect(feedRow(page, "Ideias & Presentes")).toContainText("ideias-e-presentes");
  await expectCall(stack, "feeds", { method: "GET" });

  // Client and server validation stand at the fields; nothing is sent before the first is met.
  await page.getByRole("button", { name: "New feed" }).click();
  const dialog = page.getByRole("dialog", { name: "New feed" });
  await dialog.getByRole("button", { name: "Create feed" }).click();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  expect(await callsOf(stack, "createFeed")).toHaveLength(0);
  await dialog.getByLabel("Name").fill("<b>Coffee</b> gifts");
  await dialog.getByLabel("Code").fill("ideias-e-presentes");
  await dialog.getByLabel("URL").fill(`${server.url}/missing.csv`);
  await page.keyboard.press("Control+s");
  await expect(dialog.getByText("Another feed has this code.")).toBeVisible();
  await expect(dialog.getByLabel("Code")).toBeFocused();

  // Unsaved changes are asked about.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Go on editing" }).click();
  await dialog.getByLabel("Code").fill("coffee-gifts");
  await dialog.getByRole("button", { name: "Create feed" }).click();
  await expect(dialog).toBeHidden();
  await expect(feedRow(page, "<b>Coffee</b> gifts")).toContainText("coffee-gifts");
  const created = await lastCall(stack, "createFeed");
  expect(created).toMatchObject({ method: "POST", path: "/api/feeds" });
  expect(created.body).toEqual({
    name: "<b>Coffee</b> gifts",
    code: "coffee-gifts",
    status: "active",
    country: null,
    url: `${server.url}/missing.csv`,
  });

  // An address that holds no feed: said in plain words, nothing imported.
  await page.getByRole("button", { name: "Import <b>Coffee</b> gifts" }).click();
  const importing = page.getByRole("dialog", { name: "Import <b>Coffee</b> gifts" });
  await expect(importing.getByRole("alert")).toContainText("answers with status 404");
  await importing.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("link", { name: "<b>Coffee</b> gifts" }).click();
  const edit = page.getByRole("dialog", { name: "Edit <b>Coffee</b> gifts" });
  await edit.getByLabel("URL").fill(`${server.url}/gifts.csv`);
  await edit.getByLabel("Country").fill("pt");
  await edit.getByRole("button", { name: "Save feed" }).click();
  await expect(edit).toBeHidden();
  await expect(feedRow(page, "<b>Coffee</b> gifts")).toContainText("PT");
  await expectPatch(stack, "updateFeed", { country: "PT", url: `${server.url}/gifts.csv` });

  await page.getByRole("button", { name: "Import <b>Coffee</b> gifts" }).click();
  await expect(importing.getByRole("alert")).toContainText("2 of 4 rows imported");
  const rejected = importing.getByRole("table", { name: "Rejected rows" });
  await expect(rejected.getByRole("row", { name: /^3 Title is missing/ })).toBeVisible();
  await expect(rejected.getByRole("row", { name: /^4 Price "abc"/ })).toBeVisible();
  await importing.getByRole("button", { name: "Close" }).last().click();
  await expect(feedRow(page, "<b>Coffee</b> gifts").getByRole("cell").nth(3)).toHaveText("2");
  await expectCall(stack, "importFeed", {
    path: expect.stringMatching(/^\/api\/feeds\/\d+\/import$/),
  });

  // What is searched and sorted stands in the URL.
  await page.getByRole("searchbox", { name: "Search feeds" }).fill("regalos");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search feeds" })).toHaveValue("regalos");
  await expect(feedRow(page, "Coffee")).toHaveCount(0);
  await server.stop();
});

test("CALL-5 a feed file is checked, uploaded with progress and reported; what is no feed changes nothing", async ({
  page,
  stack,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "feeds-"));
  const file = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const huge = join(folder, "huge.csv");
  const handle = await open(huge, "w");
  await handle.truncate(200_000_001);
  await handle.close();

  await openFeeds(page);
  await page.getByRole("button", { name: "Upload file" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload a feed file" });
  const send = dialog.getByRole("button", { name: "Upload and import" });
  await expect(send).toHaveAttribute("aria-disabled", "true");

  // Refused before anything is sent, with the limit named.
  await chooseFile(page, await file("catalogue.pdf", "%PDF-1.7"));
  await expect(dialog.getByRole("alert")).toContainText("not XML or CSV");
  await chooseFile(page, huge);
  await expect(dialog.getByRole("alert")).toContainText("the limit is 200 MB");
  await expect(send).toHaveAttribute("aria-disabled", "true");
  expect(await callsOf(stack, "uploadFeedFile")).toHaveLength(0);

  // A text that only calls itself CSV.
  await chooseFile(page, await file("letter.csv", "Dear Sir or Madam,\nno feed here.\n"));
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing was imported");
  await expect(dialog.getByRole("alert")).toContainText(
    "The file is neither Google Shopping XML nor CSV.",
  );
  await chooseFile(page, await file("coffee-gifts.csv", csv));
  await expect(dialog.getByRole("alert")).toBeHidden();
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("2 of 4 rows imported");
  await expect(dialog.getByRole("table", { name: "Rejected rows" })).toContainText(
    "Title is missing",
  );
  await dialog.getByRole("button", { name: "Close" }).last().click();

  // Only the feed of the good file came to be.
  await expect(page.getByText("3 feeds")).toBeVisible();
  await expect(feedRow(page, "coffee-gifts").getByRole("cell").nth(3)).toHaveText("2");
  const uploads = await callsOf(stack, "uploadFeedFile");
  expect(uploads).toHaveLength(2);
  for (const upload of uploads) {
    // The API host reads no part but `file`, or it would have found no rows.
    expect(upload).toMatchObject({ method: "POST", path: "/api/feeds/file/upload" });
    expect(upload.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  }
  await rm(folder, { recursive: true });
});

test("CALL-5 a feed file that is too large is refused behind the console as well, naming the limit", async ({
  page,
  stack,
}) => {
  // The gateway does not even read what announces more than it takes.
  const announced = request(`${stack.url}/graphql`, {
    method: "POST",
    headers: {
      authorization: "Bearer anyone",
      "content-type": "multipart/form-data; boundary=x",
      "content-length": "300000000",
    },
  });
  // The gateway hangs up on what it refuses.
  announced.on("error", () => undefined);
  announced.flushHeaders();
  const [reply] = (await once(announced, "response")) as [IncomingMessage];
  expect(reply.statusCode).toBe(413);
  expect(await text(reply)).toContain("A file may have 200 MB at most.");
  announced.destroy();

  await openFeeds(page);
  await stack.fault({ operationId: "uploadFeedFile", status: 413, times: 1 });
  await page.getByRole("button", { name: "Upload file" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload a feed file" });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose file" }).click();
  await (
    await chooser
  ).setFiles({ name: "coffee.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await dialog.getByRole("button", { name: "Upload and import" }).click();
  await expect(dialog.getByRole("alert")).toContainText("A feed file may have 200 MB at most.");

  // The file is still chosen: another try needs no more than a press.
  await dialog.getByRole("button", { name: "Upload and import" }).click();
  await expect(dialog.getByRole("alert")).toContainText("2 of 4 rows imported");
});
