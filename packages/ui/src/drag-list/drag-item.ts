/** Identifies an item or a list. */
export type DragItemId = number | string;

/** What can be put into another order. */
export type DragListItem = {
  readonly id: DragItemId;
  /** What it is called when it is moved. */
  readonly title: string;
};
