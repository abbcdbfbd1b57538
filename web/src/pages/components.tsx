import { DEFAULT_LOCALE } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import { loadStyleGuideMessages, type StyleGuideMessages } from '../i18n/messages.ts';
import { useLocale } from '../i18n/paths.ts';
import { AlsoTranslated } from '../i18n/translated.tsx';

export function loader({ request }: LoaderFunctionArgs): Promise<StyleGuideMessages> {
  return loadStyleGuideMessages(matchPath(new URL(request.url).pathname)?.locale ?? DEFAULT_LOCALE);
}

/** Every part of the interface, as it is. */
export function Component() {
  const messages = useLoaderData<StyleGuideMessages>();
  return (
    <AlsoTranslated locale={useLocale()} messages={messages}>
      <TitledGuide />
    </AlsoTranslated>
  );
}

function TitledGuide() {
  const t = useTranslations();
  return (
    <>
      <title>{`${t('components.title')} · ${t('brand')}`}</title>
      <StyleGuide />
    </>
  );
}
