import type { Locale } from '@waymark/model/locale';
import { type ReactNode, Suspense, use } from 'react';
import { PanelBoundary } from '../elements/panel-boundary.tsx';
import { type ConsentMessages, loadConsentMessages } from '../i18n/messages.ts';
import { useLocale } from '../i18n/paths.ts';
import { AlsoTranslated } from '../i18n/translated.tsx';
import { NEEDED } from '../session/consent.ts';
import { latePart } from './late-part.tsx';
import { useIsIdle } from './use-is-idle.ts';

const ConsentCard = latePart(async () => (await import('../features/consent/consent-card.tsx')).ConsentCard);

/** Where visitors are asked what they allow: only where something configured needs it, and after the first page. */
export function ConsentPlace() {
  const idle = useIsIdle();
  return (
    <PanelBoundary name="consent" instead={null}>
      <Suspense>
        {NEEDED.length > 0 && idle && (
          <WithItsMessages>
            <ConsentCard />
          </WithItsMessages>
        )}
      </Suspense>
    </PanelBoundary>
  );
}

const loaded = new Map<Locale, Promise<ConsentMessages>>();

function messagesIn(locale: Locale): Promise<ConsentMessages> {
  const messages = loaded.get(locale) ?? loadConsentMessages(locale);
  loaded.set(locale, messages);
  return messages;
}

function WithItsMessages({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <AlsoTranslated locale={locale} messages={use(messagesIn(locale))}>
      {children}
    </AlsoTranslated>
  );
}
