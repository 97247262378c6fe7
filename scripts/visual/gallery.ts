import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

const page = join(import.meta.dirname, "gallery-page.ts");

/** The module that hands the stories of a tree over to the page; each file loads when it is asked for. */
function entryText(tree: string, files: readonly string[]): string {
  const modules = files.map((file) => `"${file}": () => import("${tree}/${file}"),`);
  return [
    'import "virtual:gallery-channel";',
    'import { composeStory, getCsfFactoryAnnotations } from "storybook/preview-api";',
    `import "${tree}/.storybook/preview.tsx";`,
    `import { openGallery } from "${page}";`,
    `openGallery({ ${modules.join(" ")} }, { composeStory, getCsfFactoryAnnotations });`,
  ].join("\n");
}

/** Addons ask for the channel while they load. */
const channelText =
  'import { addons, mockChannel } from "storybook/preview-api"; addons.setChannel(mockChannel());';

function galleryEntry(tree: string, files: readonly string[]): Plugin {
  const entry = join(tree, "gallery-entry.js");
  const channel = join(tree, "gallery-channel.js");
  return {
    name: "gallery-entry",
    enforce: "pre",
    resolveId: (id) =>
      id === "/gallery-entry.js" || id === entry
        ? entry
        : id === "virtual:gallery-channel"
          ? channel
          : undefined,
    load: (id) =>
      id === entry ? entryText(tree, files) : id === channel ? channelText : undefined,
  };
}

/**
 * Builds a page that shows stories of a tree, without Storybook around them.
 * @param tree folder with packages/ui, .storybook and installed dependencies
 * @param files stories files, relative to the tree
 * @param outDir where `gallery.js` and its styles go
 * @throws Error when the tree does not build
 */
export async function buildGallery(
  tree: string,
  files: readonly string[],
  outDir: string,
): Promise<void> {
  await build({
    configFile: false,
    root: tree,
    base: "./",
    mode: "production",
    logLevel: "error",
    publicDir: false,
    plugins: [galleryEntry(tree, files), ...vanillaExtractPlugin(), ...react({ compiler: true })],
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1 << 20,
      rolldownOptions: {
        input: join(tree, "gallery-entry.js"),
        output: {
          entryFileNames: "gallery.js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name]-[hash][extname]",
        },
      },
    },
  });
}
