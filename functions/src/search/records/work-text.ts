import type { Work } from '@waymark/model/entities/work';
import { LOCALES } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import { readLongRichText } from '@waymark/model/rich-text/read';
import { captionsIn, textOf } from '@waymark/model/rich-text/text-of';
import { recordTexts } from './record-text.ts';

/** The texts of all kinds, besides titles, summaries and stories, in the order in which records hold them. */
const TEXTS = ['label', 'note', 'opening', 'shareTitle', 'shareText'] as const;

/**
 * The words of a work in each language: its texts, the story with its captions, the descriptions of its photos, and an address, which
 * has no language. What a draft holds in any other form is left out.
 */
export function workText({ content }: Pick<Work, 'content'>): LocalisedText | undefined {
  const { address, body, photos } = content;
  const descriptions = Array.isArray(photos) ? photos.map((photo: unknown) => fieldIn(photo, 'alt')) : [];
  const texts = LOCALES.map((locale, index) => {
    const words = [
      ...TEXTS.map((name) => fieldIn(content[name], locale)),
      ...wordsOfStory(fieldIn(body, locale)),
      ...descriptions.map((alt) => fieldIn(alt, locale)),
      index === 0 && address,
    ];
    return [locale, words.filter((text) => typeof text === 'string').join(' ')] as const;
  });
  return recordTexts(Object.fromEntries(texts));
}

function wordsOfStory(json: unknown): string[] {
  const read = typeof json === 'string' ? readLongRichText(json) : undefined;
  return read && 'text' in read ? [textOf(read.text), ...captionsIn(read.text)] : [];
}

function fieldIn(value: unknown, name: string): unknown {
  // Any object may be asked for a field.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
