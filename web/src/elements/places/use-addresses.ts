import type { Position } from '@waymark/model/geography/position';
import { useCallback, useMemo, useState } from 'react';
import { useLocale } from '../../i18n/paths.ts';
import type { GeocoderAnswer, GeocoderReason } from '../../services/geocoder/geocoder.ts';
import { GEOCODER } from '../../services/geocoder/own-geocoder.ts';
import type { GeocodedPlace } from '../../services/geocoder/protocol.ts';
import { useAllows } from '../../session/consent.ts';
import { useOwnDecisions } from '../../session/consent-decisions.ts';
import { useAnswer } from '../../ui/hooks/use-answer.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import type { FoundPlace } from './find-places.ts';

/** How long after the last letter a geocoder is asked that may be asked for typing, in milliseconds. */
const PAUSE = 400;

/** Fewer letters begin too many addresses. */
const SHORTEST = 3;

/** The zoom at which an address is shown whose position may not be stored. */
const ADDRESS_ZOOM = 16;

export type AddressState =
  /** There is no geocoder, it is not allowed, or there are too few letters. */
  | { stage: 'off' }
  /** The user has not decided yet whether it may be asked. */
  | { stage: 'undecided' }
  /** It is asked when the user says so. */
  | { stage: 'offered' }
  | { stage: 'waiting' }
  | { stage: 'failed'; reason: GeocoderReason }
  | { stage: 'found'; places: readonly FoundPlace[] };

interface Question {
  words: string;
  attempt: number;
}

/**
 * The addresses that the geocoder knows for some words.
 * @returns their state, and a function that asks, also again after a failure
 */
export function useAddresses(
  words: string,
  near: Position | undefined,
): { state: AddressState; ask: () => void } {
  const locale = useLocale();
  const allows = useAllows('geocoder');
  const decision = useOwnDecisions().geocoder;
  const [asked, setAsked] = useState<Question>({ words: '', attempt: 0 });
  const isAllowed = GEOCODER !== undefined && (allows || !GEOCODER.needsConsent);
  const isLong = (words.match(/[\p{L}\p{N}]/gu) ?? []).length >= SHORTEST;
  const isAsked = GEOCODER?.isForTyping === true || asked.words === words;
  const { attempt } = asked;
  const question = useMemo(
    () => (isAllowed && isLong && isAsked ? { words, attempt } : undefined),
    [isAllowed, isLong, isAsked, words, attempt],
  );
  // Moving the map asks nothing.
  const latest = useLatest(near);
  const find = useCallback(
    async ({ words }: Question, signal: AbortSignal): Promise<GeocoderAnswer> => {
      if (GEOCODER === undefined) return { done: [] };
      if (GEOCODER.isForTyping) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      signal.throwIfAborted();
      return GEOCODER.find({ words, near: latest.current, locale }, signal);
    },
    [latest, locale],
  );
  const answered = useAnswer(question, find);
  const ask = useCallback(() => setAsked((last) => ({ words, attempt: last.attempt + 1 })), [words]);

  const state = ((): AddressState => {
    if (GEOCODER === undefined || !isLong) return { stage: 'off' };
    if (!isAllowed) return { stage: decision === undefined ? 'undecided' : 'off' };
    if (question === undefined) return { stage: 'offered' };
    if (answered?.question !== question) return { stage: 'waiting' };
    const { answer } = answered;
    if ('failure' in answer) return { stage: 'failed', reason: answer.failure.reason };
    const places = answer.done.map((place) => foundPlace(place, locale, GEOCODER?.isForKeeping === true));
    return { stage: 'found', places };
  })();
  return { state, ask };
}

function foundPlace(
  { id, name, detail, position }: GeocodedPlace,
  lang: FoundPlace['lang'],
  isForKeeping: boolean,
): FoundPlace {
  const place: FoundPlace = {
    key: `address/${id}`,
    name,
    detail,
    lang,
    position,
    what: 'address',
    isOwn: false,
  };
  return isForKeeping ? place : { ...place, zoom: ADDRESS_ZOOM };
}
