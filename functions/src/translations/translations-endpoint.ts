import { charactersIn, translating } from '@waymark/model/translation/translation';
import { Hono } from 'hono';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limitPerProcess } from '../platform/limits.ts';
import { logTranslatorFailed } from '../platform/log.ts';
import { charactersLeft, withCharacters } from './character-quota.ts';
import { ownTranslator } from './own-translator.ts';
import { translateTexts } from './translate-texts.ts';
import { TranslatorError, type TranslatorFault } from './translator.ts';

/** A long story is a hundred requests, one after another. */
const take = limitPerProcess({ name: 'translations', points: 120, duration: 60 });

/** A slow service must not take up all requests of a process. */
const MOST_AT_ONCE = 4;
let running = 0;

/**
 * Drafts of translations, for creators. `POST /api/translations` answers `{ texts, left }`: the translations of texts, in order, and how
 * many characters may still be translated today. `GET /api/translations` answers `{ left }` alone. Nothing is stored.
 */
export const translations = new Hono();

translations.use(boundedBodies);

translations.get('/', async (context) => {
  ownTranslator();
  return context.json({ left: await charactersLeft(await creatorUid(context.req.header('Authorization'))) });
});

translations.post('/', async (context) => {
  const translator = ownTranslator();
  const uid = await creatorUid(context.req.header('Authorization'));
  const asked = await bodyOf(context, translating);
  if (running >= MOST_AT_ONCE)
    throw new ApiError('too-many', 'Too many translations at once; try again later.');
  running++;
  try {
    const { result, left } = await withCharacters(uid, charactersIn(asked.texts), () =>
      translateTexts(translator, asked),
    );
    return context.json({ texts: result, left });
  } catch (error) {
    if (!(error instanceof TranslatorError)) throw error;
    logTranslatorFailed(error.message);
    throw new ApiError(CODES[error.fault], 'The translation service did not translate.');
  } finally {
    running--;
  }
});

const CODES = {
  limited: 'provider-limited',
  unavailable: 'provider-unavailable',
  refused: 'provider-unavailable',
} as const satisfies Record<TranslatorFault, string>;

async function creatorUid(authorization: string | undefined): Promise<string> {
  const caller = await callerOf(authorization);
  requirePermission(caller, 'feature:creator-profile');
  await take(caller.uid);
  return caller.uid;
}
