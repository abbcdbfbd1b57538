import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { List, ListItem } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import type { ListFailure } from '../../live/writes/list-mutations.ts';
import { whileUnsent } from '../../live/writes/unsent.ts';
import { reportUse } from '../../services/search/report.ts';
import { failureOf } from '../../session/failure.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { useFailureSentence } from '../failure/use-failure-sentence.ts';
import { SAVED_PLACES } from './saved-places.ts';

type Mutations = typeof import('../../live/writes/list-mutations.ts');

/** The actions that save an item as a user. Each shows its result in a toast, which leads to the list and has an undo. */
export function useSaving(uid: string, item: Reference, onDone: () => void) {
  const t = useTranslations('save');
  const locale = useLocale();
  const pathTo = usePathTo();
  // The id of the next new list. A retry uses the same id, because the first try may have succeeded and its answer been lost.
  const [id, setId] = useState(newId);
  const [savedPlacesId] = useState(newId);
  const sentenceOf = useFailureSentence();
  const fail = (failure: ListFailure) => addToast({ kind: 'error', message: sentenceOf(failure) });
  const withMutations = async (act: (mutations: Mutations) => Promise<ListFailure | undefined>) => {
    try {
      const failure = await act(await import('../../live/writes/list-mutations.ts'));
      if (failure !== undefined) fail(failure);
    } catch (error) {
      fail(failureOf(error));
    }
  };
  const sayAdded = (list: Pick<List, 'id' | 'title'>) => {
    reportUse('saved', `${COLLECTION_OF[item.kind]}/${item.id}`);
    const undo = () => void withMutations(({ removeItem }) => whileUnsent(removeItem(list.id, item.id)));
    const message = t('saved', { list: choose(list.title, locale).value });
    addToast({
      kind: 'success',
      message,
      view: { label: t('view'), to: pathTo('lists-id', { id: list.id }) },
      action: { label: t('undo'), onAction: undo },
    });
  };
  const createWith = (id: string, title: LocalisedText) =>
    withMutations(async ({ createList, addItem }) => {
      const fields = { title, summary: {}, visibility: 'private', asRoute: false } as const;
      const failure = await createList(uid, id, fields);
      if (failure !== undefined) return failure;
      // If the entry exists, an earlier try with a lost answer made it.
      const answer = await addItem({ id, count: 0 }, item);
      if ('failure' in answer) return answer.failure;
      setId(newId());
      sayAdded({ id, title });
      onDone();
      return undefined;
    });
  const add = (list: List) =>
    withMutations(async ({ addItem }) => {
      const answer = await addItem(list, item);
      if ('failure' in answer) return answer.failure;
      if (answer.isNew) sayAdded(list);
      // No undo, because another editor may have saved the item.
      else addToast({ kind: 'info', message: t('already', { list: choose(list.title, locale).value }) });
      onDone();
      return undefined;
    });
  const remove = (list: List, entry: ListItem) =>
    withMutations(async ({ removeItem, putBack }) => {
      // The entry disappears from the local data at once. The server's answer comes when there is a connection.
      const removed = whileUnsent(removeItem(list.id, entry.itemId));
      const undo = () => void withMutations(() => whileUnsent(putBack(list.id, entry)));
      const message = t('removed', { list: choose(list.title, locale).value });
      addToast({ kind: 'info', message, action: { label: t('undo'), onAction: undo } });
      return removed;
    });
  return {
    /** Adds the item to the list. The answer has an undo. */
    save: (list: List) => ({ add: () => add(list), remove: (entry: ListItem) => void remove(list, entry) }),
    /** Creates a list with the item in it. */
    create: (name: string) => createWith(id, { [locale]: name }),
    /** Creates the list of saved places with the item in it. */
    createSavedPlaces: () => createWith(savedPlacesId, SAVED_PLACES),
  };
}
