import type { List } from '@waymark/model/entities/list';

/** The list of what is saved without a choice of a list. It is found again by its first name. */
export const SAVED_PLACES = { en: 'Saved places', fr: 'Lieux enregistrés' } as const;

/** The list of saved places among the lists of a user, if it is there. */
export function savedPlacesAmong(lists: readonly List[]): List | undefined {
  return lists.find(({ title }) => title.en === SAVED_PLACES.en || title.fr === SAVED_PLACES.fr);
}
