import { useTranslations } from 'use-intl';
import type { WorkActionName } from './work-actions.ts';

interface Done {
  /** The number of works in a list; undefined for the work in the editor. */
  count?: number;
  /** When a scheduled work will be published. */
  date?: string | undefined;
}

/** What a toast says after an action, in the editor and in My content. */
export function useDoneSentence(): (action: WorkActionName, done: Done) => string {
  const t = useTranslations('works.done');
  return (action, { count, date = '' }) =>
    t(action, { in: count === undefined ? 'editor' : 'list', count: count ?? 1, date });
}
