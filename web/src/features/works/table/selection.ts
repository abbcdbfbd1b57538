/** The selected rows, and the row from which a range starts. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was pressed last. */
  anchor: string | undefined;
}

export const NOTHING: Selection = { ids: new Set(), anchor: undefined };

/** Selects a row, or deselects it. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/**
 * Does to every row between the last pressed one and this one what was done to the last pressed one.
 * @param shown all rows in their order
 */
export function withRange(selection: Selection, id: string, shown: readonly string[]): Selection {
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

/** Selects all rows, or deselects them if all were selected. */
export function allToggled({ ids }: Selection, shown: readonly string[]): Selection {
  return shown.every((id) => ids.has(id)) ? NOTHING : { ids: new Set(shown), anchor: undefined };
}

/** Deselects rows that are not shown, so that no action affects works that the user does not see. */
export function limitedTo(selection: Selection, shown: readonly string[]): Selection {
  const shownIds = new Set(shown);
  const ids = [...selection.ids].filter((id) => shownIds.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
