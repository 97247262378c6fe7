import { expect, test } from "vitest";
import { checkRequest, composeRequest, mailLink } from "./access-request.ts";

const request = {
  name: " Maria  Silva ",
  username: "maria",
  sites: "Presentes Originais\n\n Regalos Geniales ; Cadeaux & Co",
};

test("the message names who asks, and each site on a line", () => {
  expect(composeRequest(request)).toEqual({
    subject: "Console access for Maria Silva",
    body: [
      "Please give me access to the console.",
      "",
      "Name: Maria Silva",
      "Username: maria",
      "Sites:",
      "- Presentes Originais",
      "- Regalos Geniales",
      "- Cadeaux & Co",
    ].join("\n"),
  });
});

test("the mail link carries all of it, whatever characters it has", () => {
  const message = composeRequest(request);
  const link = new URL(mailLink("access+gifts@console.example", message));
  expect(link.protocol).toBe("mailto:");
  expect(decodeURIComponent(link.pathname)).toBe("access+gifts@console.example");
  expect(link.searchParams.get("subject")).toBe(message.subject);
  expect(link.searchParams.get("body")).toBe(message.body.replaceAll("\n", "\r\n"));
  expect([...link.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(link.search).not.toContain("+");
});

test("what is missing is asked for", () => {
  expect(checkRequest(request)).toBeNull();
  expect(checkRequest({ name: " ", username: "", sites: " ,\n;" })).toEqual({
    name: "Enter your name.",
    username: "Enter the username you would like.",
    sites: "Name at least one site.",
  });
});
