/** The products of one idea, and which of them are selected. */
export interface IdeaProducts {
  id: number;
  ideaProducts: readonly { id: number; status: boolean }[];
}

/** How much of an article is selected. */
export interface SelectionTotals {
  selected: number;
  total: number;
}

/** Whether products are selected, by product. */
export type Statuses = ReadonlyMap<number, boolean>;

/** Which products are selected, as the operator sees it: unsaved choices before the server's. */
export interface SelectionStore {
  /** Takes over what the server has; choices that are not saved yet stay. */
  receive: (ideas: readonly IdeaProducts[]) => void;
  /** Selects or deselects products. Unknown ids are left out. */
  choose: (ids: readonly number[], isSelected: boolean) => void;
  /** The selected products of an idea; the same object until it changes. */
  selectedOf: (ideaId: number) => ReadonlySet<number>;
  /** Whether a product is selected; no for an unknown one. */
  isSelected: (id: number) => boolean;
  /** The same object until it changes. */
  totals: () => SelectionTotals;
  /** Choices that the server does not have yet, those under way included. */
  unsaved: () => Statuses;
  /** Takes the choices to send. One batch at a time: settle, undo or keep it before the next. */
  take: () => Statuses;
  /** How the batch that was taken ended: saved, refused, or kept to be taken again. */
  settle: (end: "saved" | "refused" | "kept") => void;
  /** Calls back after changes of one idea. @returns how to stop. */
  subscribeIdea: (ideaId: number, listener: () => void) => () => void;
  /** Calls back after every change. @returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

const none: ReadonlySet<number> = new Set();
const nothing: Statuses = new Map();

/** Makes a store without products. Choosing one product among thousands touches its idea only. */
export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>();
  const ideaListeners = new Map<number, Set<() => void>>();
  const ideaOf = new Map<number, number>();
  const selected = new Map<number, ReadonlySet<number>>();
  const saved = new Map<number, boolean>();
  let sending = nothing;
  let waiting = nothing;
  let totals: SelectionTotals = { selected: 0, total: 0 };

  /** What the server has once the batch under way is saved. */
  const expected = (id: number) => sending.get(id) ?? saved.get(id) ?? false;
  const isSelected = (id: number) => waiting.get(id) ?? expected(id);

  const notify = (ideas: Iterable<number>) => {
    for (const idea of ideas) for (const listener of ideaListeners.get(idea) ?? []) listener();
    for (const listener of listeners) listener();
  };
  const update = (ids: Iterable<number>) => {
    const touched = new Map<number, Set<number>>();
    for (const id of ids) {
      const idea = ideaOf.get(id);
      if (idea === undefined) continue;
      const next = touched.get(idea) ?? new Set(selected.get(idea));
      touched.set(idea, next);
      if (isSelected(id)) next.add(id);
      else next.delete(id);
    }
    let change = 0;
    for (const [idea, next] of touched) {
      change += next.size - (selected.get(idea) ?? none).size;
      selected.set(idea, next);
    }
    if (change !== 0) totals = { ...totals, selected: totals.selected + change };
    notify(touched.keys());
  };

  return {
    receive(ideas) {
      saved.clear();
      ideaOf.clear();
      for (const idea of ideas) {
        for (const { id, status } of idea.ideaProducts) {
          saved.set(id, status);
          ideaOf.set(id, idea.id);
        }
      }
      waiting = new Map([...waiting].filter(([id, is]) => saved.has(id) && expected(id) !== is));
      const before = new Map(selected);
      const changed: number[] = [];
      let count = 0;
      selected.clear();
      for (const { id, ideaProducts } of ideas) {
        const chosen = ideaProducts.filter((product) => isSelected(product.id));
        const known = before.get(id);
        const isSame = known?.size === chosen.length && chosen.every((one) => known.has(one.id));
        selected.set(id, isSame ? known : new Set(chosen.map((product) => product.id)));
        if (!isSame) changed.push(id);
        count += chosen.length;
      }
      if (totals.selected !== count || totals.total !== saved.size) {
        totals = { selected: count, total: saved.size };
      }
      notify(changed);
    },
    choose(ids, is) {
      const changing = ids.filter((id) => saved.has(id) && isSelected(id) !== is);
      if (changing.length === 0) return;
      const next = new Map(waiting);
      for (const id of changing) {
        if (expected(id) === is) next.delete(id);
        else next.set(id, is);
      }
      waiting = next;
      update(changing);
    },
    selectedOf: (ideaId) => selected.get(ideaId) ?? none,
    isSelected,
    totals: () => totals,
    unsaved: () => new Map([...sending, ...waiting]),
    take() {
      sending = waiting;
      waiting = nothing;
      return sending;
    },
    settle(end) {
      const sent = sending;
      sending = nothing;
      if (end === "kept") {
        waiting = new Map([...sent, ...waiting]);
      } else if (end === "saved") {
        for (const [id, is] of sent) if (saved.has(id)) saved.set(id, is);
      } else {
        waiting = new Map([...waiting].filter(([id, is]) => expected(id) !== is));
        update(sent.keys());
      }
    },
    subscribeIdea(ideaId, listener) {
      const set = ideaListeners.get(ideaId) ?? new Set();
      ideaListeners.set(ideaId, set.add(listener));
      return () => set.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
