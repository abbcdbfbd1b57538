import type { Translating } from '@waymark/model/translation/translation';
import { config } from '../config.ts';
import { type ApiAnswer, callApi } from './api-client.ts';

/** The host of the translation service, to which functions send texts; undefined where no service is configured. */
export const TRANSLATOR_HOST =
  config.VITE_TRANSLATOR === undefined || config.VITE_TRANSLATOR_URL === undefined
    ? undefined
    : new URL(config.VITE_TRANSLATOR_URL).host;

/** How long functions may take, in milliseconds: a little more than what they give the service. */
const PATIENCE = 58_000;

const REASONS = {
  // The functions have no service, though this build has one.
  'not-found': 'service-away',
  'provider-unavailable': 'service-away',
  'provider-limited': 'service-busy',
  'quota-full': 'quota',
} as const;

/** Why texts were not translated, beyond what every request may fail of. */
export type TranslationReason = (typeof REASONS)[keyof typeof REASONS];

/** How many characters a creator may still have translated today. */
export function charactersLeft(
  uid: string,
  signal: AbortSignal,
): Promise<ApiAnswer<{ left: number }, TranslationReason>> {
  const path = 'translations';
  return callApi({ uid, method: 'GET', path, answer: 'charactersLeft', reasons: REASONS, signal });
}

/** The translations of texts, in order: markup, with no other tags than those of the texts. Nothing is stored. */
export function translateTexts(
  uid: string,
  body: Translating,
  signal: AbortSignal,
): Promise<ApiAnswer<{ texts: string[]; left: number }, TranslationReason>> {
  return callApi({
    uid,
    method: 'POST',
    path: 'translations',
    body,
    answer: 'translations',
    reasons: REASONS,
    signal,
    patience: PATIENCE,
  });
}
