import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Work } from '@waymark/model/entities/work';
import { LOCALES } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { type KeyboardEvent, useCallback, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { isApplicable } from '../../elements/work-actions/work-actions.ts';
import { useLocale } from '../../i18n/paths.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import type { Draft } from '../../live/writes/save-work.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { isPhoto, listIn, writtenIn } from './content-values.ts';
import type { EditContext, EditorSlots } from './edit-context.ts';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorHead, type EditorView } from './editor-head.tsx';
import type { Edited } from './engine/edit-session.ts';
import { replacedPhoto } from './engine/replaced-photo.ts';
import { saveStatusOf } from './engine/save-status.ts';
import { ConflictList } from './fields/conflict-list.tsx';
import { type FieldKey, textIn } from './fields/fields.ts';
import { focusField, takeTyped, useFocusAtFirst } from './fields/focus-field.ts';
import { useLanguageView } from './fields/language-view.ts';
import { useShownProblems } from './fields/use-shown-problems.ts';
import { PhotoWait } from './publish/photo-wait.tsx';
import { PreviewPane } from './publish/preview-pane.tsx';
import { ProblemSummary } from './publish/problem-summary.tsx';
import { problemsOf } from './publish/problems-of.ts';
import { SharePreview } from './publish/share-preview.tsx';
import { useActions } from './publish/use-actions.ts';
import { usePhotoWait } from './publish/use-photo-wait.ts';
import { useProblemSentence } from './publish/use-problem-sentence.ts';
import { usePublishing } from './publish/use-publishing.ts';
import { useCreatePoi } from './references/use-create-poi.ts';
import { UnsafeGuard } from './unsafe-guard.tsx';
import { WorkLayout } from './work-layout.tsx';

interface EditorProps {
  uid: string;
  /** Another user where this one is a co-writer. */
  ownerId: string;
  /** Whether a co-writer may write no more. */
  isEnded: boolean;
  workId: string;
  /** Whether the work was created for this editor. */
  isNew: boolean;
  isSignedIn: boolean;
  /** The work in the database; undefined where it is unknown or gone. */
  work: Work | undefined;
  edited: Edited;
  slots: EditorSlots;
  onLeave: () => void;
  /** Opens another work. */
  onOpen: (workId: string) => void;
}

/** The editor for works of every kind. */
export function Editor(props: EditorProps) {
  const { uid, ownerId, isEnded, workId, isNew, isSignedIn, work, edited, slots, onLeave, onOpen } = props;
  const isOwner = ownerId === uid;
  const t = useTranslations('edit');
  const sentence = useProblemSentence();
  const [view, setView] = useState<EditorView>('write');
  const locale = useLocale();
  const languageView = useLanguageView();
  const alone = LOCALES.find((one) => one === languageView.view);
  const [language, setLanguage] = useState(alone ?? locale);
  const [uploads, setUploads] = useState<UploadsStatus>('none');
  const [givenUp, countGivenUp] = useReducer((count: number) => count + 1, 0);
  const { editing, kind, state } = edited;
  const { content } = state;
  const publishing = usePublishing(uid, workId, kind, editing);
  const { stage } = publishing;
  const called = useNameOf(kind, content);
  const act = useActions({ uid, workId, kind, name: called.name, publishing, onTrashed: onLeave });
  const waiting = usePhotoWait({
    uploads,
    givenUp,
    isReady: () => problemsOf(kind, content).length === 0,
    act: (action) => void act(action),
    onStopped: (action) => void showToast({ kind: 'warning', message: t('photoWait.stopped', { action }) }),
  });
  const makePoi = useCreatePoi(uid, kind, content, onOpen);
  const checked = stage.outcome && 'checked' in stage.outcome ? stage.outcome.checked : undefined;
  const isRefused = state.failure?.reason === 'refused';
  const problems = useShownProblems(kind, content, { checked, isRefused, locale: alone ?? locale });
  const saveStatus = isEnded ? 'ended' : saveStatusOf(state, isSignedIn);
  const firstTitle = `title.${language}` as const;
  useFocusAtFirst(isNew && writtenIn(content, firstTitle) === '' ? firstTitle : undefined);
  const change: EditContext['change'] = useCallback((...args) => editing.change(...args), [editing]);
  const addArrival: EditContext['addArrival'] = useCallback(
    (...args) => editing.addArrival(...args),
    [editing],
  );
  const listed = listIn(content, 'photos');
  const photos = useMemo(() => listed.filter(isPhoto), [listed]);

  const edit: EditContext = {
    uid,
    isOwner,
    workId,
    kind,
    content,
    leavesAddress: work?.publicId !== undefined && work.publicPrecision !== 'approximate',
    change,
    addArrival,
    faultOf: (field) => {
      const [first] = problems.get(field) ?? [];
      return first && sentence(first);
    },
    slots,
  };
  const goTo = (field: FieldKey) => {
    flushSync(() => {
      setView('write');
      const other = textIn(field)?.locale;
      if (other === undefined) return;
      setLanguage(other);
      if (alone !== undefined && alone !== other) languageView.show('tabs');
    });
    focusField(field);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = stepOf(event);
    // A field with its own history has handled the key.
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    editing[step]();
  };
  // Before the fields: the text of a story would put a line break there.
  const onPublishKey = (event: KeyboardEvent) => {
    if (!isPublishKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const isPublishable = isOwner && work !== undefined && isApplicable('publish', work);
    if (!isPublishable || event.repeat || stage.doing !== undefined) return;
    takeTyped(event.target);
    waiting.begin({ action: 'publish' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are of all fields in it; the buttons for them are in the bar
    <div className={styles.editor} onKeyDown={onKey} onKeyDownCapture={onPublishKey}>
      <UnsafeGuard isUnsafe={state.safety === 'unsafe'} isWaiting={waiting.wait?.stage === 'waiting'} />
      <EditorHead
        {...called}
        kind={kind}
        work={work}
        ownerId={isOwner ? undefined : ownerId}
        view={view}
        onView={setView}
        onBack={onLeave}
      />
      {work?.deletedAt !== undefined && (
        <div className={styles.trashed}>
          <Notice kind="warning">{t('trashed')}</Notice>
          {isOwner && (
            <Button kind="secondary" size="small" onClick={() => waiting.begin({ action: 'restore' })}>
              {t('restore')}
            </Button>
          )}
        </div>
      )}
      <ConflictList
        conflicts={state.conflicts}
        content={content}
        onChoose={(field, choice) => editing.resolve(field, choice)}
      />
      <ProblemSummary
        problems={problems}
        checks={checked ? stage.times : 0}
        isPartial={checked?.isPartial === true}
        onGo={goTo}
      />
      {view === 'preview' && (
        <PreviewPane
          uid={uid}
          ownerId={ownerId}
          id={work?.publicId ?? work?.id ?? workId}
          kind={kind}
          content={content}
          sharing={
            isOwner && work && work.deletedAt === undefined && <SharePreview uid={uid} workId={workId} />
          }
          preview={slots.preview}
        />
      )}
      {/* Hidden, but still mounted: an upload or a composition in a field continues. */}
      <div hidden={view !== 'write'}>
        {slots.workPhotos({
          uid,
          workId,
          photos,
          coverPath: writtenIn(content, 'coverPath') || undefined,
          onChange: ({ photos, coverPath }) => {
            change('photos', photos);
            change('coverPath', coverPath);
            const shared = writtenIn(content, 'sharePath');
            if (shared !== '' && photos.every(({ path }) => path !== shared)) change('sharePath', undefined);
          },
          onArrived: ({ photos }) => addArrival('photos', photos),
          onReplaced: (path, photo) =>
            editing.changeTogether(replacedPhoto(editing.state.content, path, photo)),
          onUploads: setUploads,
          onGivenUp: countGivenUp,
          children: (
            <WorkLayout
              edit={edit}
              languages={{
                view: languageView.view,
                onView: languageView.choose,
                selected: language,
                onSelect: setLanguage,
              }}
              coWriters={
                kind === 'post' &&
                work !== undefined &&
                work.deletedAt === undefined &&
                !isEnded &&
                slots.coWriters?.({ ownerId, workId: work.id, uid })
              }
            />
          ),
        })}
      </div>
      <EditorBar
        uid={uid}
        isOwner={isOwner}
        work={work}
        edited={edited}
        stage={stage}
        saveStatus={saveStatus}
        onAction={waiting.begin}
        waiting={<PhotoWait waiting={waiting} uploads={uploads} />}
        onMakePoi={makePoi}
      />
    </div>
  );
}

/** The usual keys for undo and redo. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined;
}

/** Ctrl+Enter or Cmd+Enter in the editor itself. A dialog above it, and a word being composed, keep their Enter. */
function isPublishKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  nativeEvent,
  target,
}: KeyboardEvent): boolean {
  if (key !== 'Enter' || altKey || shiftKey || !(ctrlKey || metaKey) || nativeEvent.isComposing) return false;
  return !(target instanceof Element && target.closest('dialog, [role="dialog"]'));
}

/** The title of a work in the reader's language or else the other, `lang`. A work without one is called new. */
function useNameOf(kind: PublishedKind, content: Draft): { name: string; lang: string | undefined } {
  const t = useTranslations('edit');
  const locale = useLocale();
  const title = choose({ en: writtenIn(content, 'title.en'), fr: writtenIn(content, 'title.fr') }, locale);
  return title.value
    ? { name: title.value, lang: title.lang }
    : { name: t('untitled', { kind }), lang: undefined };
}
