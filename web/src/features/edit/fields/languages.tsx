import { LOCALES, type Locale } from '@waymark/model/locale';
import { Languages as LanguagesIcon } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { TRANSLATOR_HOST } from '../../../services/translations-api.ts';
import { creatorOf } from '../../../session/creator-of.ts';
import { useSession } from '../../../session/session.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { FIELDS, isMoreText, type TextName } from './fields.ts';
import { LANGUAGE_VIEWS, type LanguageView } from './language-view.ts';
import { isBegun, isMuchShorter, missingIn, type WordCounts, wordsOf } from './missing-texts.ts';
import { TextFieldOf } from './text-field-of.tsx';

const TranslationDrafts = lazyPart(
  async () => (await import('../translate/translation-drafts.tsx')).TranslationDrafts,
  { messages: ['translation'], fallback: null, isOptional: true },
);

/** The languages of an editor: the chosen view, and the visible language where the view shows one at a time. */
export interface LanguageChoice {
  view: LanguageView;
  onView: (view: LanguageView) => void;
  selected: Locale;
  onSelect: (locale: Locale) => void;
}

/** The languages whose texts the creator sees. */
export function shownLocales({ view, selected }: LanguageChoice): readonly Locale[] {
  return view === 'both' ? LOCALES : [view === 'tabs' ? selected : view];
}

/** Renders what comes before the text of a story, where one language is visible. */
export type CoverOf = (locale: Locale) => ReactNode;

interface LanguagesProps extends LanguageChoice {
  edit: EditContext;
  /** Whether both languages fit beside each other. */
  isWide: boolean;
  cover?: CoverOf | undefined;
}

/** The texts of a work in both languages, or in the one that its creator writes. It says which translations are missing. */
export function Languages({ edit, view, onView, selected, onSelect, isWide, cover }: LanguagesProps) {
  const t = useTranslations('edit');
  const mayDraft = useMayDraft();
  const views = LANGUAGE_VIEWS.filter((one) => isWide || one !== 'both');
  const shown = views.includes(view) ? view : 'tabs';
  const isNamed = shown === 'both' || shown === 'tabs';
  const words = useWords(edit, isNamed);
  return (
    <>
      {mayDraft &&
        // Drafts stay while another language is shown.
        LOCALES.map((locale) => (
          <div key={locale} hidden={shown !== 'both' && (shown !== 'tabs' || locale !== selected)}>
            <TranslationDrafts edit={edit} locale={locale} />
          </div>
        ))}
      <div className={styles.languages} data-alone={!isNamed || undefined}>
        <div className={styles.languageView}>
          <Menu
            label={t('languages')}
            trigger={(trigger) => (
              <IconButton {...trigger} icon={LanguagesIcon} label={t('languages')} size="small" />
            )}
            items={views.map((id) => ({
              id,
              label: t(`languageView.${id}`),
              checked: id === shown,
              onSelect: () => onView(id),
            }))}
          />
        </div>
        {shown === 'both' ? (
          <BesideEachOther edit={edit} words={words} />
        ) : shown === 'tabs' ? (
          <Tabs
            label={t('languages')}
            selected={selected}
            onSelect={onSelect}
            tabs={LOCALES.map((locale) => ({
              id: locale,
              label: <LanguageName edit={edit} locale={locale} words={words} isWide={isWide} />,
              content: <TextsIn edit={edit} locale={locale} cover={cover} />,
            }))}
          />
        ) : (
          <section aria-label={t(`language.${shown}`)}>
            <TextsIn edit={edit} locale={shown} cover={cover} isAlone />
          </section>
        )}
      </div>
    </>
  );
}

/** Whether this site drafts translations for the user. */
function useMayDraft(): boolean {
  const session = useSession();
  return TRANSLATOR_HOST !== undefined && creatorOf(session) !== undefined;
}

function BesideEachOther({ edit, words }: { edit: EditContext; words: WordCounts }) {
  const t = useTranslations('edit');
  // One row for the name of the language, and one for each text.
  const rows = { gridRow: `span ${1 + pageTexts(edit).length}` };
  return (
    <div className={styles.columns}>
      {LOCALES.map((locale) => (
        <section key={locale} className={styles.column} style={rows} aria-label={t(`language.${locale}`)}>
          <h2>
            <LanguageName edit={edit} locale={locale} words={words} isWide />
          </h2>
          <Texts edit={edit} locale={locale} />
        </section>
      ))}
    </div>
  );
}

interface TextsProps {
  edit: EditContext;
  locale: Locale;
  cover?: CoverOf | undefined;
  /** Whether the creator writes in no other language. */
  isAlone?: boolean;
}

function TextsIn(props: TextsProps) {
  return (
    <div className={styles.column}>
      <Texts {...props} />
    </div>
  );
}

function Texts({ edit, locale, cover, isAlone = false }: TextsProps) {
  const texts = pageTexts(edit);
  return texts.map((name, index) => (
    // Each language is a separate field with its own state.
    <Fragment key={`${name}.${locale}`}>
      {name === 'body' && cover?.(locale)}
      <TextFieldOf edit={edit} name={name} next={texts[index + 1]} locale={locale} isAlone={isAlone} />
    </Fragment>
  ));
}

/** The texts that are not under "More". */
function pageTexts({ kind }: EditContext): readonly TextName[] {
  return FIELDS[kind].texts.filter((name) => !isMoreText(name));
}

interface LanguageNameProps {
  edit: EditContext;
  locale: Locale;
  words: WordCounts;
  /** Whether there is room for a sentence. */
  isWide: boolean;
}

function LanguageName({ edit, locale, words, isWide }: LanguageNameProps) {
  const t = useTranslations('edit');
  const missing = missingIn(edit.kind, edit.content, locale, words);
  const state = () => {
    if (missing > 0) return <Badge kind="warning">{t('gaps', { count: missing })}</Badge>;
    if (isMuchShorter(locale, words))
      return <Badge kind="warning">{isWide ? t('muchShorter', { language: locale }) : t('shorter')}</Badge>;
    return isBegun(edit.kind, edit.content) && <Badge>{t('complete')}</Badge>;
  };
  return (
    <span className={styles.language}>
      {t(`language.${locale}`)} {state()}
    </span>
  );
}

/** The words of a story in each language, which are counted only where the names of the languages show what is missing. */
function useWords({ content }: EditContext, isNamed: boolean): WordCounts {
  const [en, fr] = [writtenIn(content, 'body.en'), writtenIn(content, 'body.fr')];
  return {
    en: useMemo(() => (isNamed ? wordsOf(en) : 0), [en, isNamed]),
    fr: useMemo(() => (isNamed ? wordsOf(fr) : 0), [fr, isNamed]),
  };
}
