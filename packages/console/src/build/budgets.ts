/** A page and how much JavaScript may have to arrive before it runs. */
export interface Budget {
  page: string;
  /** Modules of the page beside the entry, as the route table imports them. */
  modules: string[];
  /** Kilobytes after gzip. */
  limit: number;
}

/** The limits; raise one only with a reason in the commit. */
export const budgets: Budget[] = [
  { page: "login", modules: [], limit: 128 },
  {
    page: "sites list",
    modules: ["src/app/start.tsx", "src/shell/ShellLayout.tsx", "src/sites/list/SitesScreen.tsx"],
    limit: 170,
  },
];
