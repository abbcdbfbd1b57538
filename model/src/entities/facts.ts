import * as z from 'zod/mini';
import { line, unrepeated } from './fields.ts';

/*
 * What a visitor wants to know before they go. All of it is optional.
 */

/** From cheap to expensive. */
export const PRICE_LEVELS = [1, 2, 3, 4] as const;

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Thirty days, in minutes. */
export const MAX_DURATION = 43_200;

/** Digits, with the marks that people write between them. firestore.rules bound its length only. */
const PHONE = /^\+?[0-9(][0-9 ()./-]{3,28}[0-9]$/;

const priceLevel = z.literal([...PRICE_LEVELS]);

/** The months in which a visit is best, 1 for January. */
const bestMonths = z.array(z.literal([...MONTHS])).check(z.maxLength(MONTHS.length), unrepeated);

/** How long a visit takes, in minutes. */
const duration = z.int().check(z.minimum(1), z.maximum(MAX_DURATION));

/** The length of a value in OpenStreetMap. */
export const MAX_OPENING_HOURS = 255;

/** In the notation of OpenStreetMap, which `readOpeningHours` reads: a library too large for every page checks it at publication. */
const openingHours = line(MAX_OPENING_HOURS);

const phone = z.string().check(z.maxLength(30), z.regex(PHONE));

/** The facts of a place at which a visitor spends time and money. */
export const visitFacts = {
  openingHours: z.exactOptional(openingHours),
  phone: z.exactOptional(phone),
  priceLevel: z.exactOptional(priceLevel),
  bestMonths: z.exactOptional(bestMonths),
  duration: z.exactOptional(duration),
};
