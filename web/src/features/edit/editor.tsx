import type { Work } from '@waymark/model/entities/work';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConflictList } from './conflict-list.tsx';
import { DetailField } from './detail-field.tsx';
import type { EditContext, EditorSlots } from './edit-context.ts';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorHead, type EditorView } from './editor-head.tsx';
import { FIELDS, type FieldKey, idOfField, textIn } from './fields.ts';
import { focusField } from './focus-field.ts';
import { Languages } from './languages.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { standingOf } from './standing.ts';
import { UnsafeGuard } from './unsafe-guard.tsx';
import { useDeeds } from './use-deeds.ts';
import type { Edited } from './use-editing.ts';
import { useMakingPoi } from './use-making-poi.ts';
import { useProblemSentence } from './use-problem-sentence.ts';
import { usePublishing } from './use-publishing.ts';
import { useShownProblems } from './use-shown-problems.ts';

interface EditorProps {
  uid: string;
  workId: string;
  isSignedIn: boolean;
  /** As the database has it; undefined where it is not known, or gone. */
  work: Work | undefined;
  edited: Edited;
  slots: EditorSlots;
  onLeave: () => void;
  /** Goes on with another work. */
  onOpen: (workId: string) => void;
}

/** The editor of a work of any kind. */
export function Editor({ uid, workId, isSignedIn, work, edited, slots, onLeave, onOpen }: EditorProps) {
  const t = useTranslations('edit');
  const sentence = useProblemSentence();
  const [view, setView] = useState<EditorView>('write');
  const [language, setLanguage] = useState(useLocale());
  const [isUploading, setIsUploading] = useState(false);
  const { editing, kind, state } = edited;
  const { content } = state;
  const publishing = usePublishing(uid, workId, kind, editing);
  const { stage } = publishing;
  const deed = useDeeds(uid, workId, publishing, onLeave);
  const makePoi = useMakingPoi(uid, kind, content, onOpen);
  const checked = stage.outcome && 'checked' in stage.outcome ? stage.outcome.checked : undefined;
  const problems = useShownProblems(kind, content, checked, state.trouble === 'refused');
  const standing = standingOf(state, isSignedIn);
  const change = useCallback((field: string, value: unknown) => editing.change(field, value), [editing]);

  const edit: EditContext = {
    uid,
    workId,
    kind,
    content,
    change,
    faultOf: (field) => {
      const [first] = problems.get(field) ?? [];
      return first && sentence(first);
    },
    onUploading: setIsUploading,
    slots,
  };
  const goTo = (field: FieldKey) => {
    flushSync(() => {
      setView('write');
      setLanguage((now) => textIn(field)?.locale ?? now);
    });
    focusField(field);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = stepOf(event);
    // A field with a history of its own has done it.
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    editing[step]();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are of all fields in it; the buttons for them are in the bar
    <div className={styles.editor} onKeyDown={onKey}>
      <UnsafeGuard isUnsafe={state.safety === 'unsafe'} isUploading={isUploading} />
      <EditorHead kind={kind} content={content} work={work} view={view} onView={setView} onBack={onLeave} />
      {work?.deletedAt !== undefined && (
        <div className={styles.trashed}>
          <Notice kind="warning">{t('trashed')}</Notice>
          <Button kind="secondary" size="small" onClick={() => void deed('restore')}>
            {t('restore')}
          </Button>
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
          id={work?.publicId ?? workId}
          kind={kind}
          content={content}
          preview={slots.preview}
        />
      )}
      {/* Out of sight it is there all the same: what is on its way in a field is not lost. */}
      <div className={styles.fields} hidden={view !== 'write'}>
        <section className={styles.section} aria-label={t('texts')}>
          <Languages edit={edit} selected={language} onSelect={setLanguage} />
        </section>
        <section className={styles.section} aria-label={t('details')}>
          <h2>{t('details')}</h2>
          <div className={styles.details}>
            {FIELDS[kind].details.map((name) => (
              <div key={name} id={idOfField(name)} className={styles.field} data-field={name}>
                <DetailField edit={edit} name={name} />
              </div>
            ))}
          </div>
        </section>
      </div>
      <EditorBar
        work={work}
        edited={edited}
        stage={stage}
        standing={standing}
        onDeed={(...what) => void deed(...what)}
        onMakePoi={makePoi}
      />
    </div>
  );
}

/** What the keys say that everybody undoes by. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined;
}
