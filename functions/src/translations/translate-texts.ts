import { withTagsOf } from '@waymark/model/translation/markup';
import type { Translating } from '@waymark/model/translation/translation';
import { type Translator, TranslatorError } from './translator.ts';

/** How much longer a translation may be than its text: several times, and some characters more for a word. */
const longestFor = (text: string) => 4 * text.length + 100;

/**
 * The translations of texts by a service that is not trusted: as many as there are texts, none much longer than its text, and with no other
 * markup than the tags of the text.
 *
 * @throws TranslatorError
 */
export async function translateTexts(translator: Translator, asked: Translating): Promise<string[]> {
  const answers = await translator.translate(asked);
  if (answers.length !== asked.texts.length) {
    throw new TranslatorError('unavailable', `${answers.length} answers to ${asked.texts.length} texts`);
  }
  return asked.texts.map((text, index) => {
    const answer = answers[index] ?? '';
    if (answer.length > longestFor(text))
      throw new TranslatorError('unavailable', 'an answer that is too long');
    return withTagsOf(text, answer);
  });
}
