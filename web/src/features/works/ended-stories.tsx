import { isOfOther, workNamed } from '@waymark/model/entities/shared';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { editorOf } from '../../live/queries/own-queries.ts';
import { deleteLocalDraft, localDraftOf, saveLocalDraft } from '../../live/writes/draft-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from './co-written.module.css';

interface EndedStoriesProps {
  uid: string;
  /** The names of the works with changes that only this browser stores. */
  unsaved: ReadonlySet<string>;
  /** The address of a work's editor, given its name. */
  toWork: (name: string) => string;
}

/**
 * The stories that the creator no longer writes and that this browser has changes of: nothing else leads to their editor, from which
 * the text can still be copied. It renders nothing where there are none.
 */
export function EndedStories({ uid, unsaved, toWork }: EndedStoriesProps) {
  const t = useTranslations('works');
  const names = [...unsaved].filter(isOfOther);
  const roles = useLiveAll(names.map((name) => editorOf({ kind: 'story', ...workNamed(uid, name) }, uid)));
  // Only the server says that a document is missing: without a connection no story seems to have ended.
  const ended = names.filter((_, index) => roles[index]?.status === 'missing');
  const discard = async (name: string) => {
    const drafts = await localDraftOf(uid, name);
    for (const { key } of drafts) await deleteLocalDraft(key);
    const undo = async () => {
      for (const draft of drafts) await saveLocalDraft(draft);
    };
    addToast({
      kind: 'success',
      message: t('ended.discarded'),
      action: { label: t('undo'), onAction: () => void undo() },
    });
  };
  if (ended.length === 0) return null;
  return (
    <div className={styles.section}>
      <Notice kind="warning">{t('ended.sentence', { count: ended.length })}</Notice>
      <ul className={styles.stories}>
        {ended.map((name, index) => {
          const numbered = { number: index + 1, count: ended.length };
          return (
            <li key={name} className={styles.facts}>
              <Link to={toWork(name)}>{t('ended.open', numbered)}</Link>
              <Button
                kind="secondary"
                size="small"
                aria-label={t('ended.discardNumbered', numbered)}
                onClick={() => void discard(name)}
              >
                {t('ended.discard')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
