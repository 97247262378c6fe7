import { run } from "./stages.ts";

// Compares a picture of every story, light and dark, with the one made by the last run on this
// machine. The first run makes the pictures; --update makes them anew.
const { ok } = await run(
  "vitest",
  ["run", "--project=ui-stories", ...(process.argv.includes("--update") ? ["--update"] : [])],
  { cwd: "packages/ui", env: { VISUAL: "1" } },
);
if (!ok) {
  console.log(
    "Pictures differ, or were made for the first time. Look at packages/ui/.vitest-attachments; npm run visual -- --update accepts them.",
  );
}
process.exit(ok ? 0 : 1);
