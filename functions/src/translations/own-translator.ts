import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { chatTranslator } from './chat-translator.ts';
import { libreTranslate } from './libre-translate.ts';
import type { Translator } from './translator.ts';

/** The translation service of this site. @throws ApiError `not-found` where the site has none */
export function ownTranslator(): Translator {
  const { translator } = configuration;
  if (translator === undefined) throw new ApiError('not-found', 'No translation service is configured.');
  return translator.kind === 'libretranslate' ? libreTranslate(translator) : chatTranslator(translator);
}
