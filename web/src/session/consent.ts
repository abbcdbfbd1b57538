import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { config } from '../config.ts';

/*
 * What the visitor allows. The answer stays in this browser, and holds in all its tabs; where storage is blocked it holds until
 * the document is left. Only what the configuration would contact is ever asked for: by default nothing.
 */

/** Third parties that are contacted only with consent: Google's map, whoever has the style of ours, and Google Tag Manager. */
export type Service = 'maps' | 'style' | 'measurement';

/** Raised when what is asked means something else than before, so that everybody is asked again. */
const VERSION = 1;

const KEY = 'waymark.consent';

const answer = z.object({
  version: z.literal(VERSION),
  /** When it was given, ISO 8601. */
  at: z.string(),
  /** What was asked for: a service that is configured later is asked for then. */
  asked: z.array(z.string()),
  allowed: z.array(z.string()),
});
type Answer = z.infer<typeof answer>;

/** The services that this configuration would contact. */
export const NEEDED: readonly Service[] = [
  ...(config.VITE_GOOGLE_MAPS_KEY === undefined ? [] : (['maps'] as const)),
  ...(isElsewhere(config.VITE_MAP_STYLE_URL) ? (['style'] as const) : []),
  ...(config.VITE_TAG_MANAGER_ENABLED && config.VITE_TAG_MANAGER_ID !== undefined
    ? (['measurement'] as const)
    : []),
];

function isElsewhere(address: string | undefined): boolean {
  return address !== undefined && new URL(address, location.href).origin !== location.origin;
}

/** What is stored, as it was last read: the same answer stays the same object. */
let read: { text: string | null; answer: Answer | undefined } = { text: null, answer: undefined };

/** The answer of this document where it could not be stored. */
let unstored: Answer | undefined;

const listeners = new Set<() => void>();

/** Whether the visitor allows a service. False where they have not been asked, and where nothing needs it. */
export function useAllows(service: Service): boolean {
  return useSyncExternalStore(onAnswer, () => isAllowed(service));
}

/** Whether the visitor allows a service just now. */
export function isAllowed(service: Service): boolean {
  return NEEDED.includes(service) && (currentAnswer()?.allowed.includes(service) ?? false);
}

/** Whether the visitor is still to be asked. */
export function useIsAsked(): boolean {
  return useSyncExternalStore(onAnswer, isAsked);
}

function isAsked(): boolean {
  const asked = currentAnswer()?.asked ?? [];
  return NEEDED.some((service) => !asked.includes(service));
}

/** Keeps what the visitor allows of all that is needed: the rest is refused. */
export function answerConsent(allowed: readonly Service[]): void {
  const given: Answer = {
    version: VERSION,
    at: new Date().toISOString(),
    asked: [...NEEDED],
    allowed: NEEDED.filter((service) => allowed.includes(service)),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(given));
    unstored = undefined;
  } catch (error) {
    console.warn('What you allow could not be stored: it is asked again on the next visit.', error);
    unstored = given;
  }
  for (const listener of listeners) listener();
}

function currentAnswer(): Answer | undefined {
  if (unstored !== undefined) return unstored;
  const text = storedText();
  if (text !== read.text) read = { text, answer: parse(text) };
  return read.answer;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Blocked by the browser. Nobody has answered, then; a warning would come with every page.
    return null;
  }
}

/** The answer in a text; undefined where it is none, or one to another question. */
function parse(text: string | null): Answer | undefined {
  try {
    return answer.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Calls after each answer, that of another tab among them; what it gives stops that. */
function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
