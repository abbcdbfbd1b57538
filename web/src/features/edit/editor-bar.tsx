import type { Work } from '@waymark/model/entities/work';
import { Redo2, Undo2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { SignedOutNotice } from '../../elements/form/signed-out-notice.tsx';
import { ScheduleDialog } from '../../elements/work-actions/schedule-dialog.tsx';
import { isApplicable } from '../../elements/work-actions/work-actions.ts';
import { useMomentFormat } from '../../i18n/use-moment-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useScrollAbove } from '../../ui/hooks/covering-bars.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { showToast } from '../../ui/overlays/toasts.tsx';
import styles from './editor-bar.module.css';
import type { ChangedPart } from './engine/content-merge.ts';
import type { Edited } from './engine/edit-session.ts';
import { needsAttention, type SaveStatus } from './engine/save-status.ts';
import { focusConflicts } from './fields/conflict-list.tsx';
import { takeTyped } from './fields/focus-field.ts';
import { MoreActions } from './publish/more-actions.tsx';
import type { ActionStage, EditorAction } from './publish/use-publishing.ts';
import { VersionsDialog } from './versions/versions-dialog.tsx';

/** Where the names of actions leave no room for the save status beside them; editor-bar.module.css has the same query. */
const NARROW = '(max-width: 39.99rem)';

interface EditorBarProps {
  uid: string;
  /** False for a co-writer, who publishes nothing. */
  isOwner: boolean;
  work: Work | undefined;
  edited: Edited;
  stage: ActionStage;
  saveStatus: SaveStatus;
  onAction: (action: EditorAction) => void;
  onMakePoi: (() => void) | undefined;
  /** The photos that publishing waits for. */
  waiting: ReactNode;
}

/** The save status of the work, and its actions. The bar stays in view. */
export function EditorBar(props: EditorBarProps) {
  const { uid, isOwner, work, edited, stage, saveStatus, onAction, onMakePoi, waiting } = props;
  const t = useTranslations('edit');
  const time = useMomentFormat();
  const { editing, state } = edited;
  const [isScheduling, setIsScheduling] = useState(false);
  const [isVersions, setIsVersions] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useScrollAbove(bar);
  const sentenceOf = useFailureSentence();
  const failure = stage.outcome && 'failure' in stage.outcome ? stage.outcome.failure : undefined;
  const isNarrow = useMedia(NARROW);
  const isPublic = work?.state === 'published' && work.deletedAt === undefined;
  const publishLabel = () => {
    if (isPublic) return t('state.published');
    if (work?.state === 'scheduled') return t('publishNow');
    return work?.state === 'changed' ? t('publishChanges') : t('publish');
  };
  const restore = (changes: readonly ChangedPart[]) => {
    for (const { field, earlier } of changes) editing.change(field, earlier);
    const undo = () => {
      // What was typed since stays.
      for (const { field, current, earlier } of changes) editing.change(field, current, { value: earlier });
    };
    showToast({
      kind: 'success',
      message: t('versions.restored'),
      action: { label: t('versions.undo'), onAction: undo },
    });
  };
  return (
    <div ref={bar} className={styles.bar} data-toasts-above>
      {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
      {waiting}
      {saveStatus === 'signedOut' && <SignedOutNotice />}
      {saveStatus === 'conflict' && (
        <div>
          <Button kind="secondary" size="small" onClick={focusConflicts}>
            {t('conflicts.show')}
          </Button>
        </div>
      )}
      {saveStatus === 'gone' && isOwner && (
        <div>
          <Button kind="secondary" size="small" onClick={() => editing.recreate()}>
            {t('recreate')}
          </Button>
        </div>
      )}
      {work?.publishAt !== undefined && (
        <p className={styles.time}>
          {t(work.state === 'scheduled' ? 'scheduledFor' : 'publicationFailed', {
            date: time(work.publishAt),
          })}
        </p>
      )}
      <div className={styles.row}>
        <IconButton
          icon={Undo2}
          label={t('undo')}
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={!state.canUndo}
          {...buttonOf(() => editing.undo())}
        />
        <IconButton
          icon={Redo2}
          label={t('redo')}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          disabled={!state.canRedo}
          {...buttonOf(() => editing.redo())}
        />
        <p className={styles.saveStatus} data-attention={needsAttention(saveStatus) || undefined}>
          {t(`saveStatus.${saveStatus}`)}
        </p>
        {/* A status that changes with every word is not read aloud. */}
        <VisuallyHidden>
          <span role="status">{needsAttention(saveStatus) && t(`saveStatus.${saveStatus}`)}</span>
        </VisuallyHidden>
        <div className={styles.actions}>
          {isOwner && work && (isPublic || isApplicable('publish', work)) && (
            // The button stays in place when it is disabled, and keeps the focus.
            <Button
              data-action="publish"
              aria-label={publishLabel()}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              kind={isPublic ? 'secondary' : 'primary'}
              aria-disabled={isPublic}
              busy={stage.doing !== undefined}
              onClick={() => !isPublic && onAction({ action: 'publish' })}
            >
              {isNarrow && !isPublic ? t('publish') : publishLabel()}
            </Button>
          )}
          {isOwner && work && (
            <MoreActions
              work={work}
              onAction={onAction}
              onSchedule={() => setIsScheduling(true)}
              onVersions={() => setIsVersions(true)}
              onMakePoi={onMakePoi}
            />
          )}
        </div>
      </div>
      <ScheduleDialog
        open={isScheduling}
        count={1}
        at={work?.state === 'scheduled' ? work.publishAt : undefined}
        onClose={() => setIsScheduling(false)}
        onChosen={(at) => onAction({ action: 'schedule', at })}
      />
      {isOwner && work && (
        <VersionsDialog
          open={isVersions}
          uid={uid}
          workId={work.id}
          kind={edited.kind}
          content={state.content}
          onClose={() => setIsVersions(false)}
          onRestore={restore}
        />
      )}
    </div>
  );
}

/** A button of the history. A press of it leaves the focus and the caret in the field that is being written. */
function buttonOf(step: () => void): ComponentProps<'button'> {
  return {
    onMouseDown: (event) => event.preventDefault(),
    onClick: ({ currentTarget }) => {
      const { activeElement } = document;
      if (activeElement !== currentTarget) takeTyped(activeElement);
      step();
    },
  };
}
