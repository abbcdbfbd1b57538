import { givenCategory } from '@waymark/model/entities/fields';
import type { Work } from '@waymark/model/entities/work';
import { publicSummaryOf, summaryOf } from '@waymark/model/entities/work-summary';
import { roundPosition } from '@waymark/model/geography/position';
import { CATEGORY_WORDS, KIND_WORDS } from '@waymark/model/search/class-words';
import type { WorkRecord } from '@waymark/model/search/work-record';
import type { WholeRecord } from './in-parts.ts';
import { recordText, recordTexts } from './record-text.ts';
import { workText } from './work-text.ts';

/** The bounds of what a draft may hold: its content is checked on publication only. */
const MOST_TAGS = 20;
const MOST_LETTERS = 500;

/**
 * The record of a work for its owner; undefined where it is in the trash. It leaves room for text in a record of any limit, whatever a
 * draft holds.
 */
export function workRecord(
  ownerId: string,
  work: Work,
): WholeRecord<Omit<WorkRecord, 'objectID' | 'part' | 'text'>> | undefined {
  if (work.deletedAt !== undefined) return undefined;
  const { id, kind, state, title, tags, photo, position } = summaryOf(work);
  const known = givenCategory.safeParse(work.content['category']);
  const shown = recordTexts(cutTexts(publicSummaryOf(kind, work.content)));
  const key = `users/${ownerId}/works/${id}`;
  const record = {
    key,
    ownerId,
    id,
    kind,
    state,
    title: recordTexts(cutTexts(title)) ?? {},
    ...(shown && { summary: shown }),
    words: [...KIND_WORDS[kind], ...(known.success ? CATEGORY_WORDS[known.data] : [])],
    tags: tags.slice(0, MOST_TAGS).map((tag) => recordText(tag.slice(0, 32))),
    ...(known.success && { category: known.data }),
    ...(work.projectId !== undefined && { projectId: work.projectId }),
    ...(work.publicId !== undefined && { publicId: work.publicId }),
    ...(position && { _geoloc: roundPosition(position) }),
    ...(photo !== null && photo.length <= MOST_LETTERS && { photo: recordText(photo) }),
  };
  return { record, text: workText(work) };
}

function cutTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, text.slice(0, MOST_LETTERS)]),
  );
}
