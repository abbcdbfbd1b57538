import type { Locale } from '@waymark/model/locale';
import { readRichText } from '@waymark/model/rich-text/read';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { isPhoto, listIn, writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import type { TextName } from '../fields/fields.ts';
import { type DraftedText, isWithoutWords } from './texts-to-draft.ts';
import styles from './translation-drafts.module.css';

interface DraftedTextViewProps {
  text: DraftedText;
  edit: EditContext;
  from: Locale;
  locale: Locale;
}

/** One text: the original, the draft, and the button that takes the draft into the work. A text that was written meanwhile is asked about. */
export function DraftedTextView({ text, edit, from, locale }: DraftedTextViewProps) {
  const t = useTranslations('translation');
  const tEdit = useTranslations('edit');
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, original, draft, broken } = text;
  const field = `${name}.${locale}` as const;
  const current = writtenIn(edit.content, field);
  const isTaken = current === draft;
  const focusHeading = () => heading.current?.focus();
  const take = () => {
    if (!isAsking && !isWithoutWords(name, current)) return setIsAsking(true);
    setIsAsking(false);
    edit.change(field, draft);
    focusHeading();
  };
  return (
    <li className={styles.text}>
      <h3 ref={heading} tabIndex={-1}>
        {tEdit(`field.${name}`)}
      </h3>
      <div className={styles.sides}>
        <Side heading={t('original')} name={name} value={original} locale={from} edit={edit} />
        <Side heading={t('draft')} name={name} value={draft} locale={locale} edit={edit} isDraft />
      </div>
      {broken > 0 && <Notice kind="warning">{t('broken', { count: broken })}</Notice>}
      {isAsking && !isTaken && <Notice kind="warning">{t('written')}</Notice>}
      <div className={styles.actions}>
        {isTaken ? (
          <p role="status" className={styles.taken}>
            <Icon of={Check} />
            {t('taken')}
          </p>
        ) : (
          <Button
            kind="secondary"
            size="small"
            aria-label={t(isAsking ? 'replaceField' : 'useField', { field: tEdit(`field.${name}`) })}
            onClick={take}
          >
            {t(isAsking ? 'replace' : 'use')}
          </Button>
        )}
        {isAsking && !isTaken && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setIsAsking(false);
              focusHeading();
            }}
          >
            {t('keep')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface SideProps {
  heading: string;
  name: TextName;
  value: string;
  locale: Locale;
  edit: EditContext;
  isDraft?: boolean;
}

function Side({ heading, name, value, locale, edit, isDraft = false }: SideProps) {
  return (
    <div className={styles.side} data-draft={isDraft || undefined}>
      {/* No heading: a story has headings of its own. */}
      <p className={styles.label}>{heading}</p>
      {name === 'body' ? (
        <StoryWords value={value} locale={locale} edit={edit} />
      ) : (
        <p lang={locale} dir="auto">
          {value}
        </p>
      )}
    </div>
  );
}

/** A story as its visitors read it, without its places. */
function StoryWords({ value, locale, edit }: Pick<SideProps, 'value' | 'locale' | 'edit'>) {
  const read = readRichText(value);
  if (!('text' in read)) return null;
  const content = read.text.content.filter(({ type }) => type !== 'place');
  return edit.slots.readText?.({
    text: { type: 'doc', content },
    lang: locale,
    photos: listIn(edit.content, 'photos').filter(isPhoto),
  });
}
