/// <reference path="./open-location-code.d.ts" />
import { OpenLocationCode } from 'open-location-code';
import { normaliseLongitude, type Position } from './position.ts';

/*
 * Plus codes, or Open Location Codes, as Google's maps show them: full ones such as `8CHH592Q+2X`, and short ones, which need a place
 * nearby: `592Q+2X Porto`.
 */

const CODES = new OpenLocationCode();

/** A code at the beginning of a text, and what follows it. No word has a plus sign. */
const WRITTEN = /^([23456789CFGHJMPQRVWX0]{2,8}\+[23456789CFGHJMPQRVWX]{0,7})(?:[\s,]+(\S.*))?$/i;

/** A short plus code, and the place that is written behind it, in which it lies. */
export interface ShortPlusCode {
  code: string;
  locality: string | undefined;
}

/** The middle of the cell of a full plus code, in degrees; undefined where the text begins with none. What follows it does not count. */
export function plusCodePosition(text: string): Position | undefined {
  const [, code = ''] = WRITTEN.exec(text.trim()) ?? [];
  return CODES.isFull(code) ? middleOf(code) : undefined;
}

/** A short plus code; undefined where the text is none. */
export function shortPlusCode(text: string): ShortPlusCode | undefined {
  const [, code = '', locality] = WRITTEN.exec(text.trim()) ?? [];
  return CODES.isShort(code) ? { code: code.toUpperCase(), locality } : undefined;
}

/** Where a short plus code is: of all places that it could be, the nearest to a position. */
export function nearestPlusCode({ code }: ShortPlusCode, { lat, lng }: Position): Position {
  return middleOf(CODES.recoverNearest(code, lat, lng));
}

function middleOf(code: string): Position {
  const { latitudeCenter, longitudeCenter } = CODES.decode(code);
  return { lat: latitudeCenter, lng: normaliseLongitude(longitudeCenter) };
}
