import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import type { MessagePart } from '../../i18n/messages.ts';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { reportUse } from '../../services/search/report.ts';
import { isVisitor } from '../../session/is-visitor.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { onFirstClick } from '../../ui/controls/on-first-click.ts';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { removeHere, saveHere } from './local-saves.ts';
import styles from './save-to-list.module.css';
import { useIsSaved } from './saved-items.ts';

const SaveMenu = lazyPart(async () => (await import('./save-menu.tsx')).SaveMenu);

/** The menu shows the sentences about failures. */
const PARTS: readonly MessagePart[] = ['failures'];

interface SaveToListProps {
  item: Reference;
  title: LocalisedText;
  /** Shows the label beside the icon where there is room. */
  worded?: boolean;
}

/**
 * Saves an item to a list: the first press opens the menu of lists, the second saves. The button is pressed while a list of the
 * user contains the item. For a visitor who is not signed in, one press saves the item in this browser.
 */
export function SaveToList({ item, title, worded = false }: SaveToListProps) {
  const t = useTranslations('save');
  const { value: name } = choose(title, useLocale());
  const session = useSession();
  const isSaved = useIsSaved(item.id);
  const saveOrRemove = useSavingHere(item, isSaved);
  const isSignedOut = isVisitor(session);
  const label = t(isSaved ? 'savedNamed' : isSignedOut ? 'namedHere' : 'named', { name });
  const state = { 'aria-pressed': isSaved };
  const where = t('where', { name });
  const button = (props: object) =>
    worded ? (
      <Button {...props} {...state} kind="secondary" size="small" icon={Bookmark} aria-label={label}>
        {t(isSaved ? 'isSaved' : 'save')}
      </Button>
    ) : (
      <IconButton {...props} {...state} size="small" icon={Bookmark} label={label} />
    );
  return (
    <span className={styles.save}>
      {isSignedOut ? (
        button({ onClick: onFirstClick(saveOrRemove) })
      ) : (
        <Popover label={where} trigger={button} align="end">
          {(close) => (
            <Suspense fallback={<LineSkeletons count={3} label={t('looking')} />}>
              <LazyMessages parts={PARTS}>
                <SaveMenu item={item} heading={where} onDone={close} />
              </LazyMessages>
            </Suspense>
          )}
        </Popover>
      )}
    </span>
  );
}

/** Saves an item in this browser or removes it, for visitors who are not signed in. The answer leads to what is saved. */
function useSavingHere({ kind, id }: Reference, isSaved: boolean): () => void {
  const t = useTranslations('save');
  const pathTo = usePathTo();
  return () => {
    if (isSaved) {
      removeHere(new Set([id]));
      const undo = () => void saveHere({ kind, id });
      addToast({ kind: 'info', message: t('removedHere'), action: { label: t('undo'), onAction: undo } });
      return;
    }
    const isKept = saveHere({ kind, id });
    if (isKept === undefined) return void addToast({ kind: 'warning', message: t('fullHere') });
    reportUse('saved', `${COLLECTION_OF[kind]}/${id}`);
    addToast({
      kind: isKept ? 'success' : 'warning',
      message: t(isKept ? 'savedHere' : 'notKept'),
      view: { label: t('view'), to: pathTo('saved', {}) },
    });
  };
}
