import { http } from '../http.ts';
import { googlePlaces } from './google-places.ts';
import { inTurn } from './in-turn.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';
import type { GeocodedPlace, GeocoderName, GeocoderProtocol, GeocoderQuestion } from './protocol.ts';

const PROTOCOLS: Readonly<Record<GeocoderName, GeocoderProtocol>> = {
  photon,
  nominatim,
  google: googlePlaces,
};

/** How long an answer may take, in milliseconds. */
const LONGEST = 5_000;

/** How long a geocoder that refuses more requests is left alone where it does not say, and at most, in milliseconds. */
const PAUSE = { usual: 60_000, longest: 3_600_000 };

interface GeocoderSetting {
  name: GeocoderName;
  address: string;
  key: string | undefined;
}

/** Why a geocoder found nothing: no answer came, it had enough, or its answer was a refusal or something else than places. */
export type GeocoderReason = 'unreachable' | 'too-many' | 'broken';

export type GeocoderAnswer = { done: GeocodedPlace[] } | { failure: { reason: GeocoderReason } };

export interface Geocoder extends Pick<GeocoderProtocol, 'isForTyping' | 'isForKeeping'> {
  /**
   * Finds places by words. A request waits until the one before, of any tab, was long enough ago. It is sent once.
   * @throws nothing but the reason of the signal
   */
  find: (question: GeocoderQuestion, signal: AbortSignal) => Promise<GeocoderAnswer>;
}

/** @param limits in milliseconds; by default those of the geocoder */
export function createGeocoder(
  setting: GeocoderSetting,
  limits: { longest?: number; interval?: number } = {},
): Geocoder {
  const { request, read, isForTyping, isForKeeping, ...protocol } = PROTOCOLS[setting.name];
  const { longest, interval } = { longest: LONGEST, interval: protocol.interval, ...limits };
  let closedUntil = 0;

  async function find(question: GeocoderQuestion, signal: AbortSignal): Promise<GeocoderAnswer> {
    const failed = (reason: GeocoderReason, why: unknown): GeocoderAnswer => {
      console.warn('The geocoder found nothing.', why);
      return { failure: { reason } };
    };
    if (Date.now() < closedUntil) return { failure: { reason: 'too-many' } };
    try {
      const { status, text, retryAfter } = await inTurn(interval, signal, () => send(question, signal));
      if (status === 429) {
        closedUntil = Date.now() + pauseIn(retryAfter);
        return failed('too-many', `HTTP status ${status}`);
      }
      if (status >= 500) return failed('unreachable', `HTTP status ${status}`);
      if (status !== 200) return failed('broken', `HTTP status ${status}`);
      return { done: placesIn(text) };
    } catch (error) {
      signal.throwIfAborted();
      return error instanceof WrongAnswer ? failed('broken', error.cause) : failed('unreachable', error);
    }
  }

  async function send(question: GeocoderQuestion, signal: AbortSignal) {
    const { path, query, headers, body } = request(question, setting.key);
    const {
      status,
      headers: received,
      _data,
    } = await http.raw<string, 'text'>(setting.address.replace(/\/+$/, '') + path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
      credentials: 'omit',
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
    });
    return { status, text: _data ?? '', retryAfter: received.get('retry-after') };
  }

  function placesIn(text: string): GeocodedPlace[] {
    try {
      return read(JSON.parse(text));
    } catch (cause) {
      throw new WrongAnswer('The answer is not as the geocoder documents it.', { cause });
    }
  }

  return { find, isForTyping, isForKeeping };
}

class WrongAnswer extends Error {}

/** How long to wait, by a header that says seconds or a date. Other sites may read it only where the server allows it. */
function pauseIn(retryAfter: string | null): number {
  if (retryAfter === null) return PAUSE.usual;
  const seconds = Number(retryAfter);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(milliseconds) && milliseconds > 0
    ? Math.min(milliseconds, PAUSE.longest)
    : PAUSE.usual;
}
