/** What has an identity. */
export type WithId<Id> = { readonly id: Id };

/** A list of items under an identity of its own. */
export type Section<Id, ItemId, Item extends WithId<ItemId>> = WithId<Id> & {
  readonly items: readonly Item[];
};

/** A place between two items, or before or after all of them. */
export type Place<Id> = {
  readonly sectionId: Id;
  /** Before the item that stands at this index now; the length means the end. */
  readonly index: number;
};

/**
 * Puts items of a list before an index of the same list, together and in the order they had.
 * @returns the same list when nothing changes.
 */
export function reorder<Id, Item extends WithId<Id>>(
  items: readonly Item[],
  ids: readonly Id[],
  index: number,
): readonly Item[] {
  const [section] = moveItems([{ id: "list", items }], ids, { sectionId: "list", index });
  return section?.items ?? items;
}

/**
 * Takes items out of whichever sections they are in and puts them into one place, together and in
 * the order they had. Unknown items are left out.
 * @returns the same array when nothing changes; a section that does not change stays the same
 * object, so that it need not be drawn again.
 */
export function moveItems<
  Id,
  ItemId,
  Item extends WithId<ItemId>,
  Of extends Section<Id, ItemId, Item> & { readonly items: readonly Item[] },
>(sections: readonly Of[], ids: readonly ItemId[], place: Place<Of["id"]>): readonly Of[] {
  const wanted = new Set(ids);
  const target = sections.find(({ id }) => id === place.sectionId);
  if (!target) return sections;
  const moved = sections.flatMap(({ items }) => items.filter(({ id }) => wanted.has(id)));
  const stays = ({ id }: Item) => !wanted.has(id);
  const next = sections.map((section): Of => {
    const items =
      section === target
        ? [
            ...section.items.slice(0, place.index).filter(stays),
            ...moved,
            ...section.items.slice(place.index).filter(stays),
          ]
        : section.items.filter(stays);
    const isSame =
      items.length === section.items.length &&
      items.every((item, at) => item === section.items[at]);
    return isSame ? section : { ...section, items };
  });
  return next.every((section, at) => section === sections[at]) ? sections : next;
}
