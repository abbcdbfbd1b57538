import type { Card } from '@waymark/model/entities/card';
import type { Follows } from '@waymark/model/entities/follows';
import { Bell, X } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardsOnMap } from '../../elements/map/cards-on-map.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { Live } from '../../live/core/live.tsx';
import { useLastLoaded } from '../../live/core/use-last-loaded.ts';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { oneCreator } from '../../live/queries/creator-queries.ts';
import { followsOf } from '../../live/queries/settings-queries.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { onFirstClick } from '../../ui/controls/on-first-click.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { RowSkeletons } from '../../ui/display/skeleton.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from './following.module.css';
import { newestOfAll, queriesFor } from './newest-first.ts';
import { useFollow } from './use-follow.ts';

interface RowProps {
  /** Renders an item as a row. */
  row: (card: Card) => ReactNode;
}

/** Whom the signed-in user follows, and what is new by them: live and on the map. */
export function Following({ row }: RowProps) {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.id : undefined;
  return uid === undefined ? null : <FollowedBy key={uid} uid={uid} row={row} />;
}

function FollowedBy({ uid, row }: RowProps & { uid: string }) {
  const t = useTranslations();
  const query = useMemo(() => followsOf(uid), [uid]);
  return (
    <Live
      query={query}
      loading={<RowSkeletons count={4} label={t('states.loading')} />}
      missing={null}
      failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
    >
      {(follows) =>
        follows.creators.length === 0 ? (
          <Nobody />
        ) : (
          <>
            <Creators uid={uid} follows={follows} />
            <News creatorIds={follows.creators} row={row} />
          </>
        )
      }
    </Live>
  );
}

function Nobody() {
  const t = useTranslations('following');
  const pathTo = usePathTo();
  return (
    <EmptyState
      picture={<Icon of={Bell} size={48} />}
      action={
        <ButtonLink kind="secondary" to={pathTo('creators', {})}>
          {t('findCreators')}
        </ButtonLink>
      }
    >
      {t('none')}
    </EmptyState>
  );
}

function Creators({ uid, follows }: { uid: string; follows: Follows }) {
  const t = useTranslations('following');
  const heading = useRef<HTMLHeadingElement>(null);
  const { change } = useFollow(uid, follows);
  const unfollow = async (id: string, name: string) => {
    if (!(await change(id, false))) return;
    // The button is gone.
    heading.current?.focus();
    const action = { label: t('undo'), onAction: () => void change(id, true) };
    addToast({ kind: 'success', message: t('unfollowed', { name }), action });
  };
  return (
    <section className={styles.section} aria-labelledby="followed-creators">
      <h2 ref={heading} id="followed-creators" tabIndex={-1}>
        {t('creators')}
      </h2>
      <ul className={styles.creators}>
        {follows.creators.toReversed().map((id) => (
          <FollowedCreator key={id} id={id} onUnfollow={(name) => void unfollow(id, name)} />
        ))}
      </ul>
    </section>
  );
}

/** A creator who is gone or suspended can still be unfollowed. */
function FollowedCreator({ id, onUnfollow }: { id: string; onUnfollow: (name: string) => void }) {
  const t = useTranslations('following');
  const pathTo = usePathTo();
  const query = useMemo(() => oneCreator(id), [id]);
  const line = (name: string, shown: ReactNode) => (
    <li className={styles.creator}>
      {shown}
      <IconButton
        size="small"
        icon={X}
        label={t('unfollow', { name })}
        // After the first click of a double click, the next creator is under the pointer.
        onClick={onFirstClick(() => onUnfollow(name))}
      />
    </li>
  );
  const gone = line(t('goneName'), <span className={styles.gone}>{t('gone')}</span>);
  const unknown = line(t('notLoadedName'), <span className={styles.gone}>{t('notLoaded')}</span>);
  return (
    <Live query={query} loading={<li className={styles.creator} />} missing={gone} failed={() => unknown}>
      {({ name, handle }) =>
        line(
          name,
          <Link to={pathTo('creators-id', { id: handle })}>
            <bdi>{name}</bdi>
          </Link>,
        )
      }
    </Live>
  );
}

function News({ creatorIds, row }: RowProps & { creatorIds: readonly string[] }) {
  const t = useTranslations();
  const queries = useMemo(() => queriesFor(creatorIds), [creatorIds]);
  // Another creator changes the queries.
  const { states, isFirst } = useLastLoaded(useLiveAll(queries));
  const cards = useMemo(
    () => newestOfAll(states.map((state) => (state.status === 'ready' ? state.value : []))),
    [states],
  );
  const failed = states.find((state) => state.status === 'failed');
  return (
    <section className={styles.section} aria-labelledby="followed-news">
      <h2 id="followed-news">{t('following.news')}</h2>
      {failed && <Notice kind="warning">{t(`states.${failed.reason}`)}</Notice>}
      {isFirst && <RowSkeletons count={4} label={t('states.loading')} />}
      {!isFirst && cards.length === 0 && !failed && <p>{t('following.nothing')}</p>}
      {!isFirst && cards.length > 0 && (
        <>
          <CardsOnMap name="followed" cards={cards} />
          <ul className={styles.news}>
            {cards.map((card) => (
              <li key={card.id}>{row(card)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
