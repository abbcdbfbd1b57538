import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import type { Photo } from '@waymark/model/entities/photo';
import { publicSummaryOf } from '@waymark/model/entities/work-summary';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { localisedIn } from '@waymark/model/localised-in';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Disclosure } from '../../../ui/display/disclosure.tsx';
import { isPhoto, listIn, writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import { Detail } from './details.tsx';
import { inLanguages, SHARED_TEXTS } from './fields.ts';
import { type LanguageChoice, shownLocales } from './languages.tsx';
import styles from './sharing.module.css';
import { TextFieldOf } from './text-field-of.tsx';

/** The fields of link previews, in both languages. */
const SHARED_FIELDS = [...inLanguages(SHARED_TEXTS), 'sharePath'];

interface SharingProps {
  edit: EditContext;
  languages: LanguageChoice;
}

/** The title, the text and the photo of link previews, in the languages that the creator sees. It is open where it has values. */
export function Sharing({ edit, languages }: SharingProps) {
  const t = useTranslations('edit.sharing');
  const [isOpen] = useState(() => SHARED_FIELDS.some((field) => writtenIn(edit.content, field) !== ''));
  return (
    <Disclosure summary={t('heading')} open={isOpen}>
      <div className={styles.sharing}>
        <p className={styles.hint}>{t('hint')}</p>
        {shownLocales(languages).map((locale) => (
          <div key={locale} className={styles.language}>
            {SHARED_TEXTS.map((name) => (
              <TextFieldOf key={name} edit={edit} name={name} next={undefined} locale={locale} isAlone />
            ))}
            <SharedCard edit={edit} locale={locale} />
          </div>
        ))}
        <Detail edit={edit} name="sharePath" />
      </div>
    </Disclosure>
  );
}

/** The preview of a link as messengers show it. */
function SharedCard({ edit: { kind, content }, locale }: { edit: EditContext; locale: Locale }) {
  const t = useTranslations('edit.sharing');
  const inLanguage = (field: string) => writtenIn(content, `${field}.${locale}`).trim();
  const ownTitle = choose(localisedIn(content['title']), locale).value;
  const ownText = choose(publicSummaryOf(kind, content), locale).value;
  const photo = sharedPhoto(content);
  return (
    <figure className={styles.card} lang={locale}>
      <figcaption lang={useLocale()}>{t('preview')}</figcaption>
      {photo && (
        <div className={styles.picture}>
          <ItemPhoto photo={photo} sizes="20rem" decorative />
        </div>
      )}
      <p className={styles.title} dir="auto">
        {inLanguage('shareTitle') || ownTitle}
      </p>
      <p className={styles.text} dir="auto">
        {inLanguage('shareText') || ownText}
      </p>
    </figure>
  );
}

/** The photo of link previews: the chosen one, or else the cover. */
function sharedPhoto(content: EditContext['content']): Photo | undefined {
  const photos = listIn(content, 'photos').filter(isPhoto);
  const chosen = photos.find(({ path }) => path === writtenIn(content, 'sharePath'));
  return chosen ?? coverPhotoOf({ photos, coverPath: writtenIn(content, 'coverPath') });
}
