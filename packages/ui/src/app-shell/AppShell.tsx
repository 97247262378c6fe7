import { PanelLeft } from "lucide-react";
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "react-aria-components";
import { button } from "../button/Button.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { useRootClass } from "../layout/use-root-class.ts";
import { Tooltip } from "../tooltip/Tooltip.tsx";
import * as styles from "./AppShell.css.ts";
import { useMediaQuery } from "./use-media-query.ts";

// A wide window has no use for it, and with React Aria's modal it is a good part of the shell.
const SidebarDrawer = lazy(async () => ({
  default: (await import("./parts/SidebarDrawer.tsx")).SidebarDrawer,
}));

/** See {@link AppShell}. */
export type AppShellProps = {
  /** Draws the Sidebar; in the drawer of a narrow window it is never collapsed. */
  readonly sidebar: (isCollapsed: boolean) => ReactNode;
  readonly isSidebarCollapsed: boolean;
  readonly onSidebarCollapsedChange: (isCollapsed: boolean) => void;
  /** At the start of the top bar: where one is, in a few words. */
  readonly title?: ReactNode;
  /** A TextField without a visible label, in the top bar. */
  readonly search?: ReactNode;
  /** At the end of the top bar: palette, environment, account. */
  readonly tools?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
  readonly skipLabel?: string;
  /** The name of the toggle and of the drawer. */
  readonly sidebarLabel?: string;
};

/** The frame around every page: skip link, sidebar, top bar and the main landmark. */
export function AppShell({
  sidebar,
  isSidebarCollapsed,
  onSidebarCollapsedChange,
  title,
  search,
  tools,
  children,
  skipLabel = "Skip to content",
  sidebarLabel = "Sidebar",
}: AppShellProps) {
  useRootClass(styles.shellRoot);
  const isNarrow = useMediaQuery(styles.narrowWindow);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const mainId = useId();
  const aside = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);

  // Collapsing must not leave the focus on something that went out of sight.
  useLayoutEffect(() => {
    if (isSidebarCollapsed && aside.current?.contains(document.activeElement)) {
      toggle.current?.focus();
    }
  }, [isSidebarCollapsed]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const isShown = isNarrow ? isDrawerOpen : !isSidebarCollapsed;
  return (
    <div className={styles.shell}>
      <a href={`#${mainId}`} className={styles.skipLink} onClick={skip}>
        {skipLabel}
      </a>
      {isNarrow ? (
        <Suspense>
          <SidebarDrawer label={sidebarLabel} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
            {sidebar(false)}
          </SidebarDrawer>
        </Suspense>
      ) : (
        <div
          ref={aside}
          className={styles.sidebar}
          data-collapsed={isSidebarCollapsed || undefined}
        >
          {sidebar(isSidebarCollapsed)}
        </div>
      )}
      <div className={styles.column}>
        <header className={styles.topBar}>
          <Tooltip
            text={isShown ? "Collapse the sidebar" : "Expand the sidebar"}
            placement="bottom"
          >
            <Button
              ref={toggle}
              className={button({ variant: "quiet", size: "medium", square: true })}
              aria-label={sidebarLabel}
              aria-expanded={isShown}
              onPress={() =>
                isNarrow ? setDrawerOpen(true) : onSidebarCollapsedChange(!isSidebarCollapsed)
              }
            >
              <Icon icon={PanelLeft} directional />
            </Button>
          </Tooltip>
          <div className={styles.title}>{title}</div>
          {search && <div className={styles.search}>{search}</div>}
          <div className={styles.tools}>{tools}</div>
        </header>
        <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
