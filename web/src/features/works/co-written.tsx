import { nameOfWork, type Shared } from '@waymark/model/entities/shared';
import { summaryOf } from '@waymark/model/entities/work-summary';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { StoryOwner } from '../../elements/sharing/story-owner.tsx';
import { useLive } from '../../live/core/use-live.ts';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { sharedWith } from '../../live/queries/own-queries.ts';
import { oneWork } from '../../live/queries/work-queries.ts';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './co-written.module.css';
import { WorkName } from './table/work-name.tsx';
import { WorkState } from './table/work-state.tsx';
import { WorkUnsaved } from './table/work-unsaved.tsx';

/** How many stories of others are shown. Each is read whole. */
const MOST = 50;

interface CoWrittenProps {
  uid: string;
  /** The names of the works with changes that only this browser stores. */
  unsaved: ReadonlySet<string>;
  /** The address of a work's editor, given its name. */
  toWork: (name: string) => string;
}

/** The stories that the creator writes for others, the last changed first. It renders nothing where there are none. */
export function CoWritten({ uid, unsaved, toWork }: CoWrittenProps) {
  const t = useTranslations();
  const shared = useLive(useMemo(() => sharedWith(uid), [uid]));
  const names = shared.status === 'ready' ? namesAmong(uid, shared.value) : [];
  const states = useLiveAll(names.map((name) => oneWork(uid, name)));
  const stories = states
    .flatMap((state, index) =>
      state.status === 'ready' ? [{ name: names[index] ?? '', work: state.value }] : [],
    )
    .filter(({ work }) => work.deletedAt === undefined)
    .toSorted((a, b) => b.work.updatedAt - a.work.updatedAt);
  // A co-writer who was just removed can no longer read the story.
  const fault = [shared, ...states].find((state) => state.status === 'failed' && state.reason !== 'denied');
  if (stories.length === 0 && fault === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="co-written">
      <h2 id="co-written">{t('works.coWritten')}</h2>
      {fault?.status === 'failed' && <Notice kind="warning">{t(`states.${fault.reason}`)}</Notice>}
      <ul className={styles.stories}>
        {stories.map(({ name, work }) => (
          <li key={name} className={styles.story}>
            <Link to={toWork(name)}>
              <WorkName work={summaryOf(work)} />
            </Link>
            <StoryOwner ownerId={name.slice(0, name.indexOf('/'))} />
            <p className={styles.facts}>
              <WorkState work={summaryOf(work)} />
              {unsaved.has(name) && <WorkUnsaved />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesAmong(uid: string, shared: readonly Shared[]): string[] {
  return shared
    .flatMap((one) => (one.kind === 'story' ? [nameOfWork(uid, one.ownerId, one.id)] : []))
    .slice(0, MOST);
}
