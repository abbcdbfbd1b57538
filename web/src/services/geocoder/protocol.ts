import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';

/** The geocoders that can be configured. `.env.example` describes their variables. */
export type GeocoderName = 'photon' | 'nominatim' | 'google';

/** What a geocoder is asked. */
export interface GeocoderQuestion {
  words: string;
  /** Of equally good answers, those near it come first. */
  near: Position | undefined;
  /** The language of the answer. */
  locale: Locale;
}

/** A place that a geocoder found. */
export interface GeocodedPlace {
  /** Unique among the answers of one geocoder. */
  id: string;
  name: string;
  /** Where it is, in words: a street, a city, a country. It may be empty. */
  detail: string;
  position: Position;
}

/** A request to a geocoder. */
interface GeocoderRequest {
  /** Below the configured address. */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  headers?: Readonly<Record<string, string>>;
  /** With a body it is a POST of JSON. */
  body?: object;
}

/** How one geocoder is asked, and what its answers mean. */
export interface GeocoderProtocol {
  request: (question: GeocoderQuestion, key: string | undefined) => GeocoderRequest;
  /** Parses an answer. Single places that are not as they should be are left out. @throws where the answer has another shape */
  read: (answer: unknown) => GeocodedPlace[];
  /** The shortest time between an answer and the next request of a browser, in milliseconds. */
  interval: number;
  /** Whether its operators allow a request for each pause in typing. The others are asked only when the user says so. */
  isForTyping: boolean;
  /** Whether its terms allow that a position is stored. Where they do not, the user chooses the spot on the map. */
  isForKeeping: boolean;
}

/** The maximum number of places that are asked for. */
export const MOST_GEOCODED = 6;
