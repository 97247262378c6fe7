import { Avatar } from "@gift-console/ui/avatar/Avatar.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import type { ListedAuthor } from "./authors-query.ts";

/** The columns of a site's authors. */
export const authorColumns: readonly Column<ListedAuthor>[] = [
  {
    id: "name",
    title: "Name",
    width: 256,
    cell: ({ name, avatar }) => (
      <Inline wraps={false}>
        <Avatar name={name} src={avatar} />
        {name}
      </Inline>
    ),
  },
  { id: "bio", title: "Biography", cell: ({ bio }) => bio ?? "–" },
];
