import { LOCALES } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '../../../ui/display/disclosure.tsx';
import { writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import { DetailList } from './details.tsx';
import { FIELDS, type FieldKey, inLanguages, isMoreText, textIn } from './fields.ts';
import { type LanguageChoice, shownLocales } from './languages.tsx';
import { TextFieldOf } from './text-field-of.tsx';

interface MoreDetailsProps {
  edit: EditContext;
  languages: LanguageChoice;
}

/** The fields that few works need. They are open where one of them has a value, and when a problem is found in one. */
export function MoreDetails({ edit, languages }: MoreDetailsProps) {
  const t = useTranslations('edit');
  const { texts, more } = FIELDS[edit.kind];
  const moreTexts = texts.filter(isMoreText);
  const fields = [...more, ...inLanguages(moreTexts)];
  // The creator who empties the last of them, or corrects it, still sees it.
  const [isOpen, setIsOpen] = useState(() => fields.some((field) => isFilled(edit, field)));
  if (!isOpen && fields.some((field) => edit.faultOf(field) !== undefined)) setIsOpen(true);
  if (more.length === 0) return null;
  return (
    <Disclosure summary={t('moreDetails')} open={isOpen}>
      <DetailList edit={edit} names={more}>
        {moreTexts.flatMap((name) =>
          shownLocales(languages).map((locale) => (
            <TextFieldOf
              key={`${name}.${locale}`}
              edit={edit}
              name={name}
              next={undefined}
              locale={locale}
              isAlone={LOCALES.some((one) => one === languages.view)}
            />
          )),
        )}
      </DetailList>
    </Disclosure>
  );
}

/** Whether a field has a value that its creator chose. */
function isFilled({ content }: EditContext, field: FieldKey): boolean {
  if (textIn(field)) return !isBlank(writtenIn(content, field));
  const value = content[field];
  if (field === 'precision') return value === 'approximate';
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
