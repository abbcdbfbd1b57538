/** Which rows are selected, and from which one a range is drawn. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was pressed last. */
  anchor: string | undefined;
}

export const NOTHING: Selection = { ids: new Set(), anchor: undefined };

/** Selects a row or takes it out. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/**
 * Does to every row from the last one that was pressed to this one what was done to that.
 * @param shown all rows in their order
 */
export function extended(selection: Selection, id: string, shown: readonly string[]): Selection {
  const { ids, anchor } = selection;
  const [from, to] = [anchor === undefined ? -1 : shown.indexOf(anchor), shown.indexOf(id)];
  if (anchor === undefined || from < 0 || to < 0) return toggled(selection, id);
  const next = new Set(ids);
  for (const one of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (ids.has(anchor)) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

/** Selects all rows; none where all of them were. */
export function allToggled({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id)) ? NOTHING : { ids: new Set(shown), anchor: undefined };
}

/** Without rows that are shown no more: nobody does something to what they do not see. */
export function among(selection: Selection, shown: readonly string[]): Selection {
  const there = new Set(shown);
  const ids = [...selection.ids].filter((id) => there.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
