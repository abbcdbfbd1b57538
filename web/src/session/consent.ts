import type { Service } from '@waymark/model/entities/services';
import { createStore, type Source, useStore } from '../ui/hooks/store.ts';
import { ASKED_AT_ONCE, NEEDED } from './third-parties.ts';

/*
 * The visitor's consent. The answer is stored in this browser and applies in all its tabs. Where storage is blocked it
 * applies until the document unloads. Only configured services are asked about; by default there are none.
 */

/** Increased when the meaning of the question changes, so that every visitor is asked again. */
const VERSION = 1;

const KEY = 'waymark.consent';

export interface ConsentAnswer {
  version: typeof VERSION;
  /** When the answer was given, ISO 8601. */
  at: string;
  /** The services that were asked about. A service that is configured later is asked about then. */
  asked: string[];
  allowed: string[];
  /** When the answer about a service was given, where that was at another time, as elsewhere by the same user. */
  times?: Record<string, string>;
}

/** The stored answer as last read: an unchanged answer stays the same object. */
let read: { text: string | null; answer: ConsentAnswer | undefined } = { text: null, answer: undefined };

/** The last answer in this document, and whether this browser stored it. */
const given = createStore<{ answer: ConsentAnswer; isStored: boolean } | undefined>(undefined);

/** The answer that applies, also where another tab gave it. */
const answered: Source<ConsentAnswer | undefined> = {
  current: currentAnswer,
  initial: () => undefined,
  subscribe: onConsent,
};

/** Whether the visitor allows a service. False while there is no answer, and for services that need no consent. */
export function useAllows(service: Service): boolean {
  return useStore(answered, (answer) => allows(answer, service));
}

/** Whether the visitor allows a service now. */
export function isAllowed(service: Service): boolean {
  return allows(currentAnswer(), service);
}

function allows(answer: ConsentAnswer | undefined, service: Service): boolean {
  return NEEDED.includes(service) && (answer?.allowed.includes(service) ?? false);
}

/** Whether the visitor still has to be asked. */
export function useIsConsentOpen(): boolean {
  return useStore(answered, isIncomplete);
}

function isIncomplete(answer: ConsentAnswer | undefined): boolean {
  const asked = answer?.asked ?? [];
  return ASKED_AT_ONCE.some((service) => !asked.includes(service));
}

/**
 * Stores the visitor's answer about some services. Those that are not allowed count as refused. Answers about others stay.
 */
export function answerConsent(allowed: readonly Service[], about: readonly Service[] = NEEDED): void {
  const before = currentAnswer();
  const isOther = (service: string) => !about.some((one) => one === service);
  const others = before?.asked.filter(isOther) ?? [];
  const times = others.map((service) => [service, before?.times?.[service] ?? before?.at ?? '']);
  storeAnswer({
    at: new Date().toISOString(),
    asked: [...about, ...others],
    allowed: [
      ...about.filter((service) => allowed.includes(service)),
      ...(before?.allowed.filter(isOther) ?? []),
    ],
    ...(others.length > 0 && { times: Object.fromEntries(times) }),
  });
}

/** Stores an answer, which applies at once. */
export function storeAnswer(answer: Omit<ConsentAnswer, 'version'>): void {
  const written: ConsentAnswer = { ...answer, version: VERSION };
  let isStored = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(written));
  } catch (error) {
    console.warn('What you allow could not be stored: it is asked again on the next visit.', error);
    isStored = false;
  }
  given.set({ answer: written, isStored });
}

/** The answer that applies now. */
export function currentAnswer(): ConsentAnswer | undefined {
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
    // The browser blocks storage, so there is no answer. A warning would appear on every page.
    return null;
  }
}

/** Parses an answer; undefined where it is invalid or belongs to another question. */
function parse(text: string | null): ConsentAnswer | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isAnswer(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Checked by hand, because a schema would load zod on every page. */
function isAnswer(stored: unknown): stored is ConsentAnswer {
  if (typeof stored !== 'object' || stored === null) return false;
  const { version, at, asked, allowed, times = {} } = stored as Partial<Record<keyof ConsentAnswer, unknown>>;
  const areTimes = typeof times === 'object' && times !== null && areNames(Object.values(times));
  return version === VERSION && typeof at === 'string' && [asked, allowed].every(areNames) && areTimes;
}

function areNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** Calls the listener after each answer, also from another tab. @returns a function that stops it */
export function onConsent(listener: () => void): () => void {
  const stop = given.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}
