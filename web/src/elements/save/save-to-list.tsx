import type { Reference } from '@waymark/model/entities/fields';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { Bookmark } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import type { MessagePart } from '../../i18n/messages.ts';
import { useLocale } from '../../i18n/paths.ts';
import { useSession } from '../../session/session.ts';
import { hasTokens } from '../../session/token-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { storePendingSave, takePendingSave } from './pending-save.ts';
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
 * user contains the item. A signed-out visitor is sent to sign in, and returns to the open menu.
 */
export function SaveToList({ item, title, worded = false }: SaveToListProps) {
  const t = useTranslations('save');
  const { value: name } = choose(title, useLocale());
  const holder = useRef<HTMLSpanElement>(null);
  const session = useSession();
  const signIn = useSignIn(item);
  const isSaved = useIsSaved(item.id);
  const isSignedIn = session.status === 'signed-in';
  const { kind, id } = item;
  useEffect(() => {
    if (isSignedIn && takePendingSave({ kind, id })) holder.current?.querySelector('button')?.click();
  }, [isSignedIn, kind, id]);
  const isSignedOut = session.status === 'signed-out' || (session.status === 'opening' && !hasTokens());
  const label = t(isSaved ? 'savedNamed' : 'named', { name });
  const state = isSignedIn ? { 'aria-pressed': isSaved } : {};
  const button = (props: object) =>
    worded ? (
      <Button {...props} {...state} kind="secondary" size="small" icon={Bookmark} aria-label={label}>
        {t(isSaved ? 'isSaved' : 'save')}
      </Button>
    ) : (
      <IconButton {...props} {...state} size="small" icon={Bookmark} label={label} />
    );
  return (
    <span ref={holder} className={styles.save}>
      {isSignedOut ? (
        button({ onClick: signIn })
      ) : (
        <Popover label={t('where', { name })} trigger={button} align="end">
          {(close) => (
            <Suspense fallback={<LineSkeletons count={3} label={t('looking')} />}>
              <LazyMessages parts={PARTS}>
                <SaveMenu item={item} onDone={close} />
              </LazyMessages>
            </Suspense>
          )}
        </Popover>
      )}
    </span>
  );
}

/** Opens the sign-in page, which returns to this page and this item. */
function useSignIn(item: Reference): () => void {
  const t = useTranslations('save');
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  return () => {
    storePendingSave(item);
    import('../../session/sign-in.ts')
      .then(({ signIn }) => signIn(pathname + search + hash, locale))
      .catch((error: unknown) => {
        console.warn('The sign-in page could not be opened.', error);
        addToast({ kind: 'error', message: t('signInAway') });
      });
  };
}
