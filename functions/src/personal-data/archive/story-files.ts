import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { choose, type LocalisedText } from '@waymark/model/localised';
import type { StoredQuery } from '@waymark/model/queries';
import { readLongRichText } from '@waymark/model/rich-text/read';
import { placesIn } from '@waymark/model/rich-text/text-of';
import { richTextToMarkdown } from '@waymark/model/rich-text/to-markdown';
import type { Firestore } from 'firebase-admin/firestore';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import { fileNameOf, titleIn } from './file-name.ts';
import { itemAddress } from './item-address.ts';
import type { TextFile, TextFileOptions } from './text-file.ts';

/** The stories among a user's works as Markdown, a file for each language in which one is written. */
export async function* storyFiles(
  db: Firestore,
  stories: StoredQuery,
  { origin, photoFile }: Pick<TextFileOptions, 'origin' | 'photoFile'>,
): AsyncGenerator<TextFile> {
  for await (const story of streamOf(toQuery(db, stories))) {
    const title = titleIn(story.get('content.title'));
    const summary = titleIn(story.get('content.summary'));
    for (const locale of LOCALES) {
      const body: unknown = story.get(`content.body.${locale}`);
      const read = typeof body === 'string' ? readLongRichText(body) : { fault: 'missing' };
      if (!('text' in read)) continue;
      const names = await titlesOf(db, placesIn(read.text));
      const text = richTextToMarkdown(read.text, {
        photo: (path) => `../${photoFile(path)}`,
        place: (reference) => ({
          name: choose(names.get(reference.id) ?? {}, locale).value || reference.id,
          address: itemAddress(origin, reference, locale),
        }),
      });
      yield {
        name: `stories/${fileNameOf(title, story.id)}.${locale}.md`,
        parts: [headOf(title, summary, locale), text],
      };
    }
  }
}

function headOf(title: LocalisedText, summary: LocalisedText, locale: Locale): string {
  const lines = [title[locale], summary[locale]].map((line = '') => line.replaceAll(/\s+/g, ' ').trim());
  const [heading = '', lead = ''] = lines;
  return `${heading === '' ? '' : `# ${heading}\n\n`}${lead === '' ? '' : `${lead}\n\n`}`;
}

/** The titles of items that are there, by their ids. */
async function titlesOf(
  db: Firestore,
  references: readonly Reference[],
): Promise<ReadonlyMap<string, LocalisedText>> {
  if (references.length === 0) return new Map();
  const refs = references.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`));
  const found = await db.getAll(...refs, { fieldMask: ['title'] });
  return new Map(found.map((item) => [item.id, titleIn(item.get('title'))]));
}
