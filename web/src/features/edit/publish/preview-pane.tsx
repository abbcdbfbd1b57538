import type { PublishedKind } from '@waymark/model/entities/kinds';
import { isPlaced, previewOf } from '@waymark/model/entities/preview-of';
import { LOCALES } from '@waymark/model/locale';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PanelBoundary } from '../../../elements/page/panel-boundary.tsx';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { creatorOf, creatorOfOther } from '../../../live/queries/own-queries.ts';
import type { Draft } from '../../../live/writes/save-work.ts';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import type { EditorSlots } from '../edit-context.ts';
import { DraftItem } from '../references/draft-item.tsx';
import styles from './preview-pane.module.css';

interface PreviewPaneProps {
  uid: string;
  /** The user whose name the published work has. */
  ownerId: string;
  /** The id of the public document, where the work has or had one: the preview shows the items that refer to it. */
  id: string;
  kind: PublishedKind;
  content: Draft;
  /** The control by which the preview is shared; undefined for a work that is not stored, or is in the trash. */
  sharing?: ReactNode;
  preview: EditorSlots['preview'];
}

/** A work as visitors will see it, in either language. */
export function PreviewPane({ uid, ownerId, id, kind, content, sharing, preview }: PreviewPaneProps) {
  const t = useTranslations();
  const own = useLocale();
  const [locale, setLocale] = useState(own);
  // The previous language stays until the next one has loaded.
  const read = useDeferredValue(locale);
  const query = useMemo(() => (ownerId === uid ? creatorOf(uid) : creatorOfOther(ownerId)), [ownerId, uid]);
  const [now] = useState(Date.now);
  const shown = useDeferredValue(content);
  const placed = isPlaced(kind, shown);
  const loading = <LineSkeletons count={6} label={t('states.loading')} />;
  return (
    <section className={styles.preview} aria-label={t('edit.previewOf')}>
      <header className={styles.head}>
        <h2>{t('edit.previewOf')}</h2>
        <SegmentedControl
          label={t('edit.previewLanguage')}
          choices={LOCALES.map((value) => ({ value, label: t(`edit.language.${value}`) }))}
          value={locale}
          onChange={setLocale}
        />
        {sharing}
        <p className={styles.hint}>{t(placed ? 'preview.hint' : 'preview.withoutMap')}</p>
      </header>
      <PanelBoundary key={kind} name="preview" instead={<p>{t('states.panelFailed')}</p>}>
        <Live
          query={query}
          loading={loading}
          missing={null}
          failed={(reason) => <p>{t(`states.${reason}`)}</p>}
        >
          {(creator) => (
            <Suspense fallback={loading}>
              <InLanguage locale={read}>
                {preview({
                  item: previewOf(kind, shown, { id, creator, now }),
                  isPlaced: placed,
                  emptyMap: (
                    <p className={styles.hint} lang={own}>
                      {t('edit.previewEmptyMap')}
                    </p>
                  ),
                  draft: (reference, show, gone) => (
                    <DraftItem uid={uid} creator={creator} id={reference.id} gone={gone}>
                      {(card) => (
                        <div className={styles.draft}>
                          {show(card)}
                          <p className={styles.hint} lang={own}>
                            {t('edit.previewDraft')}
                          </p>
                        </div>
                      )}
                    </DraftItem>
                  ),
                })}
              </InLanguage>
            </Suspense>
          )}
        </Live>
      </PanelBoundary>
    </section>
  );
}
