import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { answerConsent, isAllowed, useIsAsked } from '../../session/consent.ts';
import { NEEDED, type Service } from '../../session/third-parties.ts';
import { Button } from '../../ui/button.tsx';
import { stopAsking, useAsksAgain } from './ask-again.ts';
import styles from './consent-card.module.css';
import { ServiceChoice } from './service-choice.tsx';

/** The question which third parties may be contacted: until it is answered, and when the visitor comes back to it. */
export function ConsentCard() {
  const asked = useIsAsked();
  const again = useAsksAgain();
  return (asked || again) && <Card again={again} />;
}

/** The card lies over the page and blocks nothing. No answer counts as a refusal for now. */
function Card({ again }: { again: boolean }) {
  const t = useTranslations('consent');
  const title = useId();
  const card = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!again) return;
    const cameFrom = document.activeElement;
    card.current?.focus();
    return () => {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [again]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (again && key === 'Escape') stopAsking();
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
      <ServiceChoice onAnswer={answer} />
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => answer([])}>
          {t('refuse')}
        </Button>
        <Button kind="secondary" onClick={() => answer(NEEDED)}>
          {t('accept')}
        </Button>
      </div>
    </dialog>
  );
}

function answer(allowed: readonly Service[]): void {
  const withdrawn = NEEDED.some((service) => isAllowed(service) && !allowed.includes(service));
  answerConsent(allowed);
  stopAsking();
  // What a third party's script has started, only the end of the document ends.
  if (withdrawn) location.reload();
}
