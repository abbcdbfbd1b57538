import type { Service } from '@waymark/model/entities/services';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isUnsaved } from '../../services/builds/unsaved.ts';
import { forgetReports } from '../../services/search/report.ts';
import { answerConsent, isAllowed, useIsConsentOpen } from '../../session/consent.ts';
import { ASKED_AT_ONCE, NEEDED } from '../../session/third-parties.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './consent-card.module.css';
import { closeConsent, useIsConsentReopened } from './reopened-consent.ts';
import { ServiceChoice } from './service-choice.tsx';

/** The question about third parties. It is shown until the visitor answers it, and when they open it again. */
export function ConsentCard() {
  const asked = useIsConsentOpen();
  const again = useIsConsentReopened();
  useEffect(followOtherTabs, []);
  return (asked || again) && <Card again={again} />;
}

/** The card lies over the page and blocks nothing. Without an answer every service counts as refused. */
function Card({ again }: { again: boolean }) {
  const t = useTranslations('consent');
  const title = useId();
  const card = useRef<HTMLDialogElement>(null);
  const services = again ? NEEDED : ASKED_AT_ONCE;
  useEffect(() => {
    if (!again) return;
    const cameFrom = document.activeElement;
    card.current?.focus();
    return () => {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [again]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (again && key === 'Escape') closeConsent();
  };
  return (
    <dialog
      ref={card}
      open
      className={styles.card}
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <h2 id={title}>{t('title')}</h2>
      <p>{t('intro')}</p>
      <ServiceChoice services={services} onAnswer={(allowed) => answer(allowed, services)} />
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => answer([], services)}>
          {t('refuse')}
        </Button>
        <Button kind="secondary" onClick={() => answer(services, services)}>
          {t('accept')}
        </Button>
      </div>
    </dialog>
  );
}

/** Reloads the page where another tab withdraws what this one may have loaded. @returns a function that stops it */
function followOtherTabs(): () => void {
  let before = NEEDED.filter(isAllowed);
  // The browser sends this event to the other tabs only.
  const follow = () => {
    const now = NEEDED.filter(isAllowed);
    const isWithdrawn = before.some((service) => !now.includes(service));
    before = now;
    if (isWithdrawn && !isUnsaved()) location.reload();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function answer(allowed: readonly Service[], about: readonly Service[]): void {
  const withdrawn = about.some((service) => isAllowed(service) && !allowed.includes(service));
  answerConsent(allowed, about);
  closeConsent();
  if (!allowed.includes('insights')) forgetReports();
  // A loaded script of a third party ends only with the document.
  if (withdrawn) location.reload();
}
