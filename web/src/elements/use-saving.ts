import type { Reference } from '@waymark/model/entities/fields';
import type { List, ListItem } from '@waymark/model/entities/list';
import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../i18n/paths.ts';
import type { ListFault } from '../live/list-fault.ts';
import { addToast } from '../ui/toast-store.ts';

type Mutations = typeof import('../live/list-mutations.ts');

/** What saves an item, as somebody: each says in a toast what came of it, with a way back. */
export function useSaving(uid: string, item: Reference, onDone: () => void) {
  const t = useTranslations('save');
  const locale = useLocale();
  const fail = (fault: ListFault) => addToast({ kind: 'error', message: t(`fault.${fault}`) });
  const withMutations = async (act: (mutations: Mutations) => Promise<ListFault | undefined>) => {
    try {
      const fault = await act(await import('../live/list-mutations.ts'));
      if (fault !== undefined) fail(fault);
    } catch (error) {
      console.warn('What changes lists could not be loaded.', error);
      fail('unreachable');
    }
  };
  const sayAdded = (list: Pick<List, 'id' | 'title'>) => {
    const undo = () => void withMutations(({ removeItem }) => removeItem(list.id, item.id));
    const message = t('saved', { list: choose(list.title, locale).value });
    addToast({ kind: 'success', message, action: { label: t('undo'), onAction: undo } });
  };
  const add = (list: List) =>
    withMutations(async ({ addItem }) => {
      const fault = await addItem(list, item);
      if (fault !== undefined) return fault;
      sayAdded(list);
      onDone();
      return undefined;
    });
  const remove = (list: List, entry: ListItem) =>
    withMutations(async ({ removeItem, putBack }) => {
      // It is gone from here at once; what the server says comes when there is a connection.
      const removed = removeItem(list.id, entry.itemId);
      const undo = () => void withMutations(() => putBack(list.id, entry));
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
        const made = await createList(uid, { title, summary: {}, visibility: 'private', asRoute: false });
        if ('fault' in made) return made.fault;
        const fault = await addItem({ id: made.id, count: 0 }, item);
        if (fault !== undefined) return fault;
        sayAdded({ id: made.id, title });
        onDone();
        return undefined;
      }),
  };
}
