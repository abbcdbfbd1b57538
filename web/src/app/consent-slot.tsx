import { NEEDED } from '../session/third-parties.ts';
import { lazyPart } from './lazy-part.tsx';
import { LazySlot } from './lazy-slot.tsx';

const Consent = lazyPart(async () => (await import('../features/consent/consent.tsx')).Consent);

/** Where visitors are asked what they allow: only where something configured needs it, and after the first page. */
export function ConsentSlot() {
  if (NEEDED.length === 0) return null;
  return (
    <LazySlot name="consent">
      <Consent />
    </LazySlot>
  );
}
