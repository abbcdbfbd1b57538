import { RATES } from '@waymark/model/entities/quotas';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { FirestoreLimiter } from '../platform/firestore-limiter.ts';

const DAY = 24 * 3_600;

const limiter = new FirestoreLimiter({
  db: firestore,
  keyPrefix: 'translated-characters',
  points: RATES.charactersTranslatedADay,
  duration: DAY,
});

/** How many characters a user may still have translated today. */
export async function charactersLeft(uid: string): Promise<number> {
  return (await limiter.get(uid))?.remainingPoints ?? RATES.charactersTranslatedADay;
}

/**
 * Takes characters of a user's quota. What the service does not translate is given back.
 * @returns how many are left
 * @throws ApiError `quota-full` where there are fewer, none of which is taken; what `translate` throws
 */
export async function withCharacters<Result>(
  uid: string,
  characters: number,
  translate: () => Promise<Result>,
): Promise<{ result: Result; left: number }> {
  if (characters > (await charactersLeft(uid))) {
    throw new ApiError('quota-full', 'These texts are longer than what may still be translated today.');
  }
  // Of two requests at the same moment, the second may exceed the quota once.
  const { remainingPoints } = await limiter.penalty(uid, characters);
  try {
    return { result: await translate(), left: remainingPoints };
  } catch (error) {
    await limiter.reward(uid, characters);
    throw error;
  }
}
