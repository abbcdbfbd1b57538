import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { ConsentCard } from './consent-card.tsx';

/** The question, with what it says. */
export function Consent() {
  return (
    <LazyMessages part="consent">
      <ConsentCard />
    </LazyMessages>
  );
}
