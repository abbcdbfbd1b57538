import * as z from 'zod/mini';
import { LOCALES } from '../locale.ts';

/** The longest text of a request, and all of its texts together, in UTF-16 code units: what a slow service translates in 45 seconds. */
export const MAX_TRANSLATED = 2_000;

/** The most texts of a request. */
const MAX_TEXTS = 100;

/** The body of a request for a translation: texts as markup (`markup.ts`), from one language into another. */
export const translating = z
  .strictObject({
    from: z.enum(LOCALES),
    to: z.enum(LOCALES),
    texts: z
      .array(z.string().check(z.minLength(1), z.maxLength(MAX_TRANSLATED)))
      .check(z.minLength(1), z.maxLength(MAX_TEXTS)),
  })
  .check(
    z.refine(({ from, to }) => from !== to, { path: ['to'] }),
    z.refine(({ texts }) => charactersIn(texts) <= MAX_TRANSLATED, { path: ['texts'] }),
  );
export type Translating = z.infer<typeof translating>;

/** How long texts are together, in UTF-16 code units. */
export function charactersIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Texts in as many requests as they need, in order. Each text has at most `MAX_TRANSLATED` code units. */
export function requestsFor(texts: readonly string[]): string[][] {
  const requests: string[][] = [];
  for (const text of texts) {
    const last = requests.at(-1);
    const fits =
      last !== undefined && last.length < MAX_TEXTS && charactersIn(last) + text.length <= MAX_TRANSLATED;
    if (fits) last.push(text);
    else requests.push([text]);
  }
  return requests;
}
