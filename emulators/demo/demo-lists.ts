import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { type ListEntry, listEntry, list as listSchema } from '@waymark/model/entities/list';
import type { DemoDocument } from './demo-document.ts';
import { demoFraction, demoId } from './demo-ids.ts';
import { DEMO_NOW } from './demo-works.ts';
import type { DemoContent } from './read-content.ts';

const DAY = 86_400_000;

/** The lists of the demo content with their items and headings, as their owners write them. Functions derive the rest. */
export function demoLists(content: DemoContent, uidOfCreator: (key: string) => string): DemoDocument[] {
  const kindOf = new Map(
    PUBLISHED_KINDS.flatMap((kind) =>
      content[COLLECTION_OF[kind]].map((entry) => [entry.key, kind] as const),
    ),
  );
  return content.lists.flatMap(
    ({ key, creator, title, summary, visibility, asRoute, items }): DemoDocument[] => {
      const id = demoId(key);
      const entries = items.map((item, index): ListEntry => {
        // Like those of the web application, no key ends with a zero.
        const order = `a${String(index).padStart(3, '0')}V`;
        if ('day' in item)
          return listEntry.parse({ itemId: demoId(`${key} ${index}`), heading: item.day, order });
        const kind = kindOf.get(item.key);
        if (kind === undefined) throw new Error(`The list ${key} has "${item.key}", which does not exist`);
        return listEntry.parse({
          itemId: demoId(item.key),
          kind,
          id: demoId(item.key),
          order,
          ...(item.note !== undefined && { note: { en: item.note } }),
        });
      });
      const { id: _, ...fields } = listSchema.parse({
        kind: 'list',
        id,
        ownerId: uidOfCreator(creator),
        title,
        summary,
        visibility,
        asRoute,
        updatedAt: DEMO_NOW - Math.round(demoFraction(key) * 200 * DAY),
        count: 0,
      });
      return [
        { path: `lists/${id}`, fields },
        ...entries.map(({ itemId, ...item }) => ({ path: `lists/${id}/items/${itemId}`, fields: item })),
      ];
    },
  );
}
