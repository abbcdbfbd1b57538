import type { PublishedKind } from '@waymark/model/entities/kinds';
import { withOneText } from '@waymark/model/entities/pin-text';
import type { WorkVersion } from '@waymark/model/entities/work-version';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMomentFormat } from '../../../i18n/use-moment-format.ts';
import { useLive } from '../../../live/core/use-live.ts';
import { contentOfVersion, versionsOfWork } from '../../../live/queries/work-queries.ts';
import type { Draft } from '../../../live/writes/save-work.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type ChangedPart, changedParts } from '../engine/content-merge.ts';
import { VersionChanges } from './version-changes.tsx';
import styles from './versions-dialog.module.css';

interface VersionsDialogProps {
  open: boolean;
  uid: string;
  workId: string;
  kind: PublishedKind;
  /** The content as it is now. */
  content: Draft;
  onClose: () => void;
  /** Brings the earlier values back. */
  onRestore: (changes: readonly ChangedPart[]) => void;
}

/** The versions of a work: each beside what it is now, to be brought back. */
export function VersionsDialog({ open, onClose, ...rest }: VersionsDialogProps) {
  const t = useTranslations('edit.versions');
  return (
    <Dialog open={open} onClose={onClose} heading={t('heading')} closeLabel={t('close')}>
      <Versions {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Versions({ uid, workId, kind, content, onClose, onRestore }: Omit<VersionsDialogProps, 'open'>) {
  const t = useTranslations('edit.versions');
  const loading = useTranslations('states')('loading');
  const query = useMemo(() => versionsOfWork(uid, workId), [uid, workId]);
  const state = useLive(query);
  const [chosen, setChosen] = useState<WorkVersion>();
  if (state.status === 'loading') return <LineSkeletons count={4} label={loading} />;
  if (state.status !== 'ready') return <Notice kind="error">{t('failed')}</Notice>;
  const versions = state.value;
  if (versions.length === 0) return <p>{t('none')}</p>;
  return (
    <div className={styles.versions}>
      <p>{t('intro')}</p>
      <ul className={styles.list} aria-label={t('heading')}>
        {versions.map((version) => (
          <li key={version.id}>
            <VersionChoice
              version={version}
              isChosen={version.id === chosen?.id}
              onChoose={() => setChosen(version)}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <ChosenVersion
          key={chosen.id}
          uid={uid}
          workId={workId}
          kind={kind}
          version={chosen}
          content={content}
          onRestore={(changes) => {
            onRestore(changes);
            onClose();
          }}
        />
      )}
    </div>
  );
}

interface VersionChoiceProps {
  version: WorkVersion;
  isChosen: boolean;
  onChoose: () => void;
}

function VersionChoice({ version: { updatedAt, isPublished }, isChosen, onChoose }: VersionChoiceProps) {
  const t = useTranslations('edit.versions');
  const date = useMomentFormat();
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {date(updatedAt)}
      {isPublished && <Badge kind="success">{t('published')}</Badge>}
    </button>
  );
}

interface ChosenVersionProps {
  uid: string;
  workId: string;
  kind: PublishedKind;
  version: WorkVersion;
  content: Draft;
  onRestore: (changes: readonly ChangedPart[]) => void;
}

function ChosenVersion({ uid, workId, kind, version, content, onRestore }: ChosenVersionProps) {
  const t = useTranslations('edit.versions');
  const loading = useTranslations('states')('loading');
  const date = useMomentFormat();
  const query = useMemo(() => contentOfVersion(uid, workId, version.id), [uid, workId, version.id]);
  const state = useLive(query);
  const stored = state.status === 'ready' ? state.value.content : undefined;
  const earlier = useMemo(() => (stored && kind === 'pin' ? withOneText(stored) : stored), [stored, kind]);
  const changes = useMemo(() => (earlier ? changedParts(earlier, content) : []), [earlier, content]);
  return (
    <section className={styles.chosen} aria-label={date(version.updatedAt)}>
      <h3>{date(version.updatedAt)}</h3>
      {state.status === 'loading' && <LineSkeletons count={4} label={loading} />}
      {(state.status === 'failed' || state.status === 'missing') && (
        <Notice kind="error">{t(state.status === 'missing' ? 'gone' : 'failed')}</Notice>
      )}
      {earlier && changes.length === 0 && <p role="status">{t('same')}</p>}
      {changes.length > 0 && (
        <>
          <p role="status">{t('differences', { count: changes.length })}</p>
          <div>
            <Button onClick={() => onRestore(changes)}>{t('restore')}</Button>
          </div>
          <VersionChanges changes={changes} />
        </>
      )}
    </section>
  );
}
