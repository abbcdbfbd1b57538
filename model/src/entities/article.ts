import * as z from 'zod/mini';
import { localisedLine, optionalLocalisedText } from '../localised-schema.ts';
import { MAX_RICH_TEXT_BYTES } from '../rich-text/read.ts';
import { instant, line, slug, tags } from './fields.ts';
import { photo } from './photo-schema.ts';
import { MAX_TITLE } from './title.ts';

const body = z.string().check(z.minLength(1), z.maxLength(MAX_RICH_TEXT_BYTES));

/** `articles/{slug}`: an article of the team's blog, written from `content/` by a function. */
export const article = z.strictObject({
  slug,
  title: localisedLine(MAX_TITLE),
  summary: optionalLocalisedText(500),
  /** Per language the JSON string of `richText`. */
  body: z.strictObject({ en: z.exactOptional(body), fr: z.exactOptional(body) }),
  cover: z.nullable(photo),
  author: line(80),
  publishedAt: instant,
  tags,
});
export type Article = z.infer<typeof article>;
