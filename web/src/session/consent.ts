import { createStore, type Source, useStore } from '../ui/store.ts';
import { NEEDED, type Service } from './third-parties.ts';

/*
 * What the visitor allows. The answer stays in this browser, and holds in all its tabs; where storage is blocked it holds until
 * the document is left. Only what the configuration would contact is ever asked for: by default nothing.
 */

/** Raised when what is asked means something else than before, so that everybody is asked again. */
const VERSION = 1;

const KEY = 'waymark.consent';

interface Answer {
  version: typeof VERSION;
  /** When it was given, ISO 8601. */
  at: string;
  /** What was asked for: a service that is configured later is asked for then. */
  asked: string[];
  allowed: string[];
}

/** What is stored, as it was last read: the same answer stays the same object. */
let read: { text: string | null; answer: Answer | undefined } = { text: null, answer: undefined };

/** The last answer of this document, and whether this browser stored it. */
const given = createStore<{ answer: Answer; isStored: boolean } | undefined>(undefined);

/** The answer that holds, also where another tab gave it. */
const answered: Source<Answer | undefined> = {
  current: currentAnswer,
  initial: () => undefined,
  subscribe: onConsent,
};

/** Whether the visitor allows a service. False where they have not been asked, and where nothing needs it. */
export function useAllows(service: Service): boolean {
  return useStore(answered, (answer) => allows(answer, service));
}

/** Whether the visitor allows a service just now. */
export function isAllowed(service: Service): boolean {
  return allows(currentAnswer(), service);
}

function allows(answer: Answer | undefined, service: Service): boolean {
  return NEEDED.includes(service) && (answer?.allowed.includes(service) ?? false);
}

/** Whether the visitor is still to be asked. */
export function useIsAsked(): boolean {
  return useStore(answered, leavesOpen);
}

function leavesOpen(answer: Answer | undefined): boolean {
  const asked = answer?.asked ?? [];
  return NEEDED.some((service) => !asked.includes(service));
}

/** Keeps what the visitor allows of all that is needed: the rest is refused. */
export function answerConsent(allowed: readonly Service[]): void {
  const answer: Answer = {
    version: VERSION,
    at: new Date().toISOString(),
    asked: [...NEEDED],
    allowed: NEEDED.filter((service) => allowed.includes(service)),
  };
  let isStored = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(answer));
  } catch (error) {
    console.warn('What you allow could not be stored: it is asked again on the next visit.', error);
    isStored = false;
  }
  given.set({ answer, isStored });
}

function currentAnswer(): Answer | undefined {
  const last = given.current();
  if (last?.isStored === false) return last.answer;
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
    const stored: unknown = JSON.parse(text ?? 'null');
    return isAnswer(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Without a schema, for which every page would load zod. */
function isAnswer(stored: unknown): stored is Answer {
  if (typeof stored !== 'object' || stored === null) return false;
  const { version, at, asked, allowed } = stored as Partial<Record<keyof Answer, unknown>>;
  return version === VERSION && typeof at === 'string' && [asked, allowed].every(areNames);
}

function areNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** Calls after each answer, that of another tab among them; what it gives stops that. */
export function onConsent(listener: () => void): () => void {
  const stop = given.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}
