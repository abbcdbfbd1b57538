import { LOCALES, type Locale } from '@waymark/model/locale';
import { type LocalisedText, missingLocales } from '@waymark/model/localised';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Disclosure } from '../../ui/display/disclosure.tsx';

interface OwnLanguageFirstProps {
  /** The texts of the fields: where one is only in the other language, its fields are open. */
  texts: readonly LocalisedText[];
  /** The fields in a language. */
  children: (locale: Locale) => ReactNode;
}

/** Fields in the user's own language, and those in the other one folded below. */
export function OwnLanguageFirst({ texts, children }: OwnLanguageFirstProps) {
  const t = useTranslations('listEdit');
  const own = useLocale();
  // What the user writes or clears meanwhile neither opens nor closes them.
  const [isOpen] = useState(() => texts.some((text) => isOnlyInOther(text, own)));
  return (
    <>
      {children(own)}
      {LOCALES.filter((locale) => locale !== own).map((other) => (
        <Disclosure key={other} summary={t('inLanguage', { language: other })} open={isOpen}>
          {children(other)}
        </Disclosure>
      ))}
    </>
  );
}

function isOnlyInOther(text: LocalisedText, own: Locale): boolean {
  const missing = missingLocales(text);
  return missing.includes(own) && missing.length < LOCALES.length;
}
