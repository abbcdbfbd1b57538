import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { Bookmark, LogIn } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardsOnMap } from '../../../elements/map/cards-on-map.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { localSaves } from '../../../elements/save/local-saves.ts';
import { useSignIn } from '../../../elements/sign-in/use-sign-in.ts';
import { usePathTo } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import styles from './own-lists.module.css';

interface RowProps {
  /** Renders an item as a row. */
  row: (card: Card) => ReactNode;
}

/** The items that this browser saved, live and on the map, and the way to keep them. A member's are in their lists. */
export function SavedHere({ row }: RowProps) {
  const t = useTranslations('saved');
  const session = useSession();
  const pathTo = usePathTo();
  const items = useStore(localSaves);
  if (session.status === 'signed-in' && items.length === 0)
    return <Navigate to={pathTo('lists', {})} replace />;
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Icon of={Bookmark} size={48} />}
        action={
          <ButtonLink kind="secondary" to={pathTo('index', {})}>
            {t('explore')}
          </ButtonLink>
        }
      >
        {t('none')}
      </EmptyState>
    );
  }
  return (
    <>
      {session.status !== 'signed-in' && <SignInToKeep />}
      <ul className={styles.lists} aria-label={t('title')}>
        {items.map((item) => (
          <li key={item.id}>
            <SavedRow item={item} row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A saved item as a row; a note where it is gone, so that nothing disappears without a word. */
function SavedRow({ item: { kind, id }, row }: RowProps & { item: Reference }) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const asleep = !useHasBeenNear(place);
  const gone = <p className={styles.gone}>{t('card.gone')}</p>;
  return (
    <div ref={place}>
      <Live
        query={query}
        asleep={asleep}
        loading={<span className={styles.coming} />}
        missing={gone}
        failed={() => <p className={styles.gone}>{t('states.unavailable')}</p>}
      >
        {(card) => (
          <>
            <CardsOnMap name={`saved/${id}`} cards={[card]} />
            {row(card)}
          </>
        )}
      </Live>
    </div>
  );
}

function SignInToKeep() {
  const t = useTranslations('saved');
  const tSave = useTranslations('save');
  const { pathname, search } = useLocation();
  const signIn = useSignIn(() => addToast({ kind: 'error', message: tSave('signInAway') }));
  return (
    <div>
      <Button kind="secondary" icon={LogIn} onClick={() => signIn(pathname + search)}>
        {t('keep')}
      </Button>
    </div>
  );
}
