import { buildAll } from "./build.ts";
import { root, run } from "./stages.ts";
import { globSync } from "node:fs";

// Every benchmark of the repository, one after the other: they measure time and share the machine.
buildAll();
const benches = globSync("packages/*/bench/*.ts", { cwd: root })
  .filter((path) => !path.endsWith(".bench.ts"))
  .sort();
let failed = 0;
for (const path of benches) {
  console.log(`\n${path}`);
  const { ok } = await run(process.execPath, [path], { env: { RATE_LIMIT: "0" } });
  if (!ok) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
