import { run } from "./stages.ts";

// Uploads the stories for review. Without a token it says what it would need.
const token = process.env.CHROMATIC_PROJECT_TOKEN;
if (!token) {
  console.log(
    [
      "Chromatic needs the project's token in CHROMATIC_PROJECT_TOKEN; nothing was uploaded.",
      "It photographs every changed story in the modes light, dark and narrow (.storybook/preview.tsx).",
      "Without a token, npm run visual compares the same stories on this machine.",
    ].join("\n"),
  );
  process.exit(0);
}
const { ok } = await run("chromatic", [
  "--config-file",
  "chromatic.config.json",
  "--exit-zero-on-changes",
]);
process.exit(ok ? 0 : 1);
