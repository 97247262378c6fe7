import { ChevronRight } from "lucide-react";
import { Link } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Page.css.ts";

/** A place above the page. */
export type Crumb = {
  readonly label: string;
  /** Where it is; a crumb without one is only named. */
  readonly href?: string;
};

/** See {@link Breadcrumbs}. */
export type BreadcrumbsProps = {
  /** From the outermost place inwards. */
  readonly crumbs: readonly Crumb[];
  /** The name of the landmark. */
  readonly label?: string;
};

/** The way from the outermost place to this page. */
export function Breadcrumbs({ crumbs, label = "Breadcrumb" }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`} className={styles.crumb}>
            {index > 0 && <Icon icon={ChevronRight} directional />}
            {crumb.href ? (
              <Link href={crumb.href} className={styles.crumbLink}>
                {crumb.label}
              </Link>
            ) : (
              <span>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
