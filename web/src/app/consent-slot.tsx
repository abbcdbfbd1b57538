import { NEEDED } from '../session/third-parties.ts';
import { latePart } from './lazy-part.tsx';
import { LatePlace } from './lazy-slot.tsx';

const Consent = latePart(async () => (await import('../features/consent/consent.tsx')).Consent);

/** Where visitors are asked what they allow: only where something configured needs it, and after the first page. */
export function ConsentPlace() {
  if (NEEDED.length === 0) return null;
  return (
    <LatePlace name="consent">
      <Consent />
    </LatePlace>
  );
}
