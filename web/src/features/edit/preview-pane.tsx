import type { PublishedKind } from '@waymark/model/entities/kinds';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PanelBoundary } from '../../elements/panel-boundary.tsx';
import { Live } from '../../live/live.tsx';
import { creatorOf } from '../../live/own-creator-query.ts';
import type { Draft } from '../../live/save-work.ts';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import type { EditorSlots } from './edit-context.ts';
import styles from './editor.module.css';
import { previewOf } from './preview-of.ts';

interface PreviewPaneProps {
  uid: string;
  workId: string;
  kind: PublishedKind;
  content: Draft;
  preview: EditorSlots['preview'];
}

/** A work as visitors will see it, in the reader's language. */
export function PreviewPane({ uid, workId, kind, content, preview }: PreviewPaneProps) {
  const t = useTranslations();
  const query = useMemo(() => creatorOf(uid), [uid]);
  const [now] = useState(Date.now);
  const shown = useDeferredValue(content);
  return (
    <section className={styles.preview} aria-label={t('edit.previewOf')}>
      <h2>{t('edit.previewOf')}</h2>
      <PanelBoundary key={kind} name="preview" instead={<p>{t('states.panelFailed')}</p>}>
        <Live
          query={query}
          loading={<LineSkeletons count={6} label={t('states.loading')} />}
          missing={null}
          failed={(reason) => <p>{t(`states.${reason}`)}</p>}
        >
          {(creator) => (
            // To be looked at: its links may lead where nothing is yet.
            <div className={styles.paper} inert>
              {preview(kind, previewOf(kind, shown, { id: workId, creator, now }))}
            </div>
          )}
        </Live>
      </PanelBoundary>
    </section>
  );
}
