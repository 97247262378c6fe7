import type { ReactNode } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";

/** See {@link AppRoot}. */
export type AppRootProps = {
  /** Goes to a path of the application; every `href` inside comes here. */
  readonly navigate: (path: string) => void;
  /** How dates and numbers are written. */
  readonly locale?: string;
  readonly children: ReactNode;
};

/**
 * Stands around an application: links inside it go through its router instead of loading the page
 * anew. Links to other origins, and those opened in a new tab, are left to the browser.
 */
export function AppRoot({ navigate, locale = "en-GB", children }: AppRootProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
