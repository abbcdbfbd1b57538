import type { Reference } from '@waymark/model/entities/fields';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../ui/hooks/use-media.ts';
import type { EditContext } from './edit-context.ts';
import { Detail, DetailList } from './fields/details.tsx';
import { type DetailName, FIELDS, isFirst } from './fields/fields.ts';
import { type CoverOf, type LanguageChoice, Languages } from './fields/languages.tsx';
import { MoreDetails } from './fields/more-details.tsx';
import { Sharing } from './fields/sharing.tsx';
import { StoryMap } from './references/story-map.tsx';
import { StoryCover } from './story-cover.tsx';
import styles from './work-layout.module.css';

/** From this width on, a story has a panel beside it, a place its map, and both languages fit beside each other. */
const WIDE = '(min-width: 1180px)';

interface WorkLayoutProps {
  edit: EditContext;
  languages: LanguageChoice;
  /** The co-writers of a story. */
  coWriters: ReactNode;
}

/** The fields of a work, where they stand on its page. In a narrow window: photos, place, texts, details. */
export function WorkLayout(props: WorkLayoutProps) {
  const { kind } = props.edit;
  const isWide = useMedia(WIDE);
  // Two languages need the whole width.
  const isBeside = isWide && props.languages.view !== 'both';
  const Layout = kind === 'post' ? StoryLayout : PlaceLayout;
  return <Layout {...props} isWide={isWide} isBeside={isBeside} />;
}

interface LayoutProps extends WorkLayoutProps {
  isWide: boolean;
  /** Whether the page has two columns. */
  isBeside: boolean;
}

/** A story with its panel, whose map follows the caret. */
function StoryLayout({ edit, languages, coWriters, isWide, isBeside }: LayoutProps) {
  const t = useTranslations('edit');
  const [atCaret, setAtCaret] = useState<Reference>();
  // The same elements in both layouts: a window that gets narrower takes neither the focus nor the history of the text away.
  return (
    <div
      className={isBeside ? styles.story : styles.stacked}
      // Two texts beside each other would begin below all of the photos.
      data-texts-first={(isWide && !isBeside) || undefined}
    >
      <div className={styles.page}>
        <Texts
          edit={isBeside ? { ...edit, onPlaceAtCaret: setAtCaret } : edit}
          languages={languages}
          isWide={isWide}
          cover={isBeside ? (locale) => <StoryCover content={edit.content} locale={locale} /> : undefined}
        />
      </div>
      <aside className={styles.panel} aria-label={t('panel')}>
        {isBeside && <StoryMap edit={edit} atCaret={atCaret} />}
        <Photos edit={edit} />
        <section className={styles.more} aria-label={t('details')}>
          <DetailList edit={edit} names={detailsAfterTexts(edit)} />
        </section>
        <Sharing edit={edit} languages={languages} />
        {coWriters}
      </aside>
    </div>
  );
}

/** A place: its map, and beside it the card that visitors see. */
function PlaceLayout({ edit, languages, isWide, isBeside }: LayoutProps) {
  const t = useTranslations('edit');
  const where = FIELDS[edit.kind].details.find((name) => name === 'position' || name === 'geometry');
  const choices = detailsAfterTexts(edit).filter((name) => name !== 'visibility');
  return (
    <div className={isBeside ? styles.place : styles.stacked}>
      <Photos edit={edit} />
      {where && (
        <div className={styles.where}>
          <Detail edit={edit} name={where} isTall={isBeside} />
        </div>
      )}
      <div className={styles.card}>
        <Texts edit={edit} languages={languages} isWide={isWide} />
        <section className={styles.more} aria-label={t('details')}>
          {choices.length > 0 && <DetailList edit={edit} names={choices} />}
          <div>
            <MoreDetails edit={edit} languages={languages} />
            <Sharing edit={edit} languages={languages} />
          </div>
          {/* It belongs to publishing, which is below. */}
          <Detail edit={edit} name="visibility" />
        </section>
      </div>
    </div>
  );
}

function detailsAfterTexts({ kind, isOwner }: EditContext): DetailName[] {
  return FIELDS[kind].details.filter((name) => !isFirst(name) && (isOwner || name !== 'visibility'));
}

function Photos({ edit }: { edit: EditContext }) {
  return (
    <div className={styles.photos}>
      <Detail edit={edit} name="photos" />
    </div>
  );
}

interface TextsProps {
  edit: EditContext;
  languages: LanguageChoice;
  isWide: boolean;
  cover?: CoverOf | undefined;
}

function Texts({ edit, languages, isWide, cover }: TextsProps) {
  const t = useTranslations('edit');
  return (
    <section aria-label={t('texts')}>
      <Languages edit={edit} {...languages} isWide={isWide} cover={cover} />
    </section>
  );
}
