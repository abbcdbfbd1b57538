import { LateMessages } from '../../i18n/lazy-messages.tsx';
import { ConsentCard } from './consent-card.tsx';

/** The question, with what it says. */
export function Consent() {
  return (
    <LateMessages part="consent">
      <ConsentCard />
    </LateMessages>
  );
}
