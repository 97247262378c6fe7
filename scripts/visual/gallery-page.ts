/** What the page needs of Storybook, from the tree that it shows. */
interface Storybook {
  composeStory: (
    story: unknown,
    meta: unknown,
    project: object,
    preview: unknown,
    name: string,
  ) => ComposedStory;
  getCsfFactoryAnnotations: (story: unknown) => { story: unknown; meta: unknown; preview: unknown };
}

interface ComposedStory {
  id: string;
  globals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> };
  };
  run(): Promise<void>;
}

/** A story as the photographer knows it. */
export interface GalleryStory {
  id: string;
  /** Stories file, relative to the repository. */
  file: string;
  /** Of the window, px. */
  width: number;
  height: number;
}

/** What the photographer calls in the page. */
export interface Gallery {
  /** Loads stories files of the gallery; what it has not got is left out. @returns their stories */
  load(files: readonly string[]): Promise<GalleryStory[]>;
  /** Draws a story and plays it. @returns what went wrong, or null */
  show(id: string): Promise<string | null>;
  /** Turns the page to a theme and waits until everything is drawn. */
  turnTo(theme: string): Promise<void>;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const still = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
}`;

/**
 * Puts the gallery of these stories at `globalThis.gallery`.
 * @param modules how to load each stories file
 */
export function openGallery(
  modules: Readonly<Record<string, () => Promise<object>>>,
  { composeStory, getCsfFactoryAnnotations }: Storybook,
): void {
  const style = document.createElement("style");
  style.textContent = still;
  document.head.append(style);
  const composed = new Map<string, ComposedStory>();
  const initialGlobals = { theme: "light", a11y: { manual: true } };
  const storiesOf = (file: string, module: object): GalleryStory[] =>
    Object.entries(module)
      .filter(([name]) => name !== "default")
      .map(([name, value]) => {
        const { story, meta, preview } = getCsfFactoryAnnotations(value);
        const each = composeStory(story, meta, { initialGlobals }, preview, name);
        const { viewport } = each.globals;
        const styles = each.parameters.viewport?.options?.[viewport?.value ?? ""]?.styles;
        composed.set(each.id, each);
        return {
          id: each.id,
          file,
          width: Number.parseInt(styles?.width ?? "1200", 10),
          height: Number.parseInt(styles?.height ?? "900", 10),
        };
      });
  const gallery: Gallery = {
    async load(files) {
      const loaded = await Promise.all(
        files.map(async (file) => {
          const module = await modules[file]?.();
          return module ? storiesOf(file, module) : [];
        }),
      );
      return loaded.flat();
    },
    async show(id) {
      try {
        await composed.get(id)?.run();
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    async turnTo(theme) {
      document.documentElement.dataset["theme"] = theme;
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await frame();
      await frame();
    },
  };
  Object.assign(globalThis, { gallery });
}
