import type { Reference } from '@waymark/model/entities/fields';
import type { List, ListItem } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import { choose } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import type { ListFault } from '../../live/writes/list-fault.ts';
import { whileUnsent } from '../../live/writes/unsent.ts';
import { addToast } from '../../ui/toast-store.ts';

type Mutations = typeof import('../../live/writes/list-mutations.ts');

/** What saves an item, as somebody: each says in a toast what came of it, with a way back. */
export function useSaving(uid: string, item: Reference, onDone: () => void) {
  const t = useTranslations('save');
  const locale = useLocale();
  // Of the list that is made next; the same for a second try, since the first may have been done, and its answer lost.
  const [id, setId] = useState(newId);
  const fail = (fault: ListFault) => addToast({ kind: 'error', message: t(`fault.${fault}`) });
  const withMutations = async (act: (mutations: Mutations) => Promise<ListFault | undefined>) => {
    try {
      const fault = await act(await import('../../live/writes/list-mutations.ts'));
      if (fault !== undefined) fail(fault);
    } catch (error) {
      console.warn('What changes lists could not be loaded.', error);
      fail('unreachable');
    }
  };
  const sayAdded = (list: Pick<List, 'id' | 'title'>) => {
    const undo = () => void withMutations(({ removeItem }) => whileUnsent(removeItem(list.id, item.id)));
    const message = t('saved', { list: choose(list.title, locale).value });
    addToast({ kind: 'success', message, action: { label: t('undo'), onAction: undo } });
  };
  const add = (list: List) =>
    withMutations(async ({ addItem }) => {
      const answer = await addItem(list, item);
      if ('fault' in answer) return answer.fault;
      if (answer.isNew) sayAdded(list);
      // It is not for this press to take out what somebody else may have put there.
      else addToast({ kind: 'info', message: t('already', { list: choose(list.title, locale).value }) });
      onDone();
      return undefined;
    });
  const remove = (list: List, entry: ListItem) =>
    withMutations(async ({ removeItem, putBack }) => {
      // It is gone from here at once; what the server says comes when there is a connection.
      const removed = whileUnsent(removeItem(list.id, entry.itemId));
      const undo = () => void withMutations(() => whileUnsent(putBack(list.id, entry)));
      const message = t('removed', { list: choose(list.title, locale).value });
      addToast({ kind: 'info', message, action: { label: t('undo'), onAction: undo } });
      return removed;
    });
  return {
    /** Puts the item into a list; answers how to take out what is there. */
    save: (list: List) => ({ add: () => add(list), remove: (entry: ListItem) => void remove(list, entry) }),
    /** Makes a list with the item in it. */
    create: (name: string) =>
      withMutations(async ({ createList, addItem }) => {
        const title = { [locale]: name };
        const fields = { title, summary: {}, visibility: 'private', asRoute: false } as const;
        const fault = await createList(uid, id, fields);
        if (fault !== undefined) return fault;
        // Where it is there, an earlier try put it there, whose answer was lost.
        const answer = await addItem({ id, count: 0 }, item);
        if ('fault' in answer) return answer.fault;
        setId(newId());
        sayAdded({ id, title });
        onDone();
        return undefined;
      }),
  };
}
