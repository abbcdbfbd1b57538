import { matchPath } from '@waymark/model/paths/match-path';
import type { Payload, PayloadPage } from '@waymark/model/payloads';
import { PREFETCHED } from '../../services/payload.ts';
import { PAYLOAD_MARKS } from '../../services/payload-marks.ts';

/** The element of a rendered document that holds the payload. The page function writes it. */
const ELEMENT = 'payload';

/**
 * Hands the payload of the document to the loader of its page, which then requests none.
 * @returns whether the document and this code belong together: not where its payload has the shape of another build
 */
export function takeInlinedPayload(): boolean {
  const element = document.getElementById(ELEMENT);
  if (element === null) return true;
  const page = matchPath(location.pathname)?.page ?? '';
  if (element.dataset['mark'] !== PAYLOAD_MARKS[page]) return false;
  // The mark says that it is the payload of this page.
  const payload = JSON.parse(element.textContent) as Payload<PayloadPage>;
  PREFETCHED.set(location.pathname, Promise.resolve({ payload }));
  return true;
}
