import { deriveList } from '@waymark/functions/publish/derive-list';
import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { type ListItem, listItem, list as listSchema } from '@waymark/model/entities/list';
import type { Position } from '@waymark/model/geography/position';
import type { DemoDocument } from './demo-document.ts';
import { demoFraction, demoId } from './demo-ids.ts';
import { DEMO_NOW } from './demo-works.ts';
import type { DemoContent } from './read-content.ts';

const DAY = 86_400_000;

/** The lists of the demo content and their items; their owners write these themselves, and functions derive the rest. */
export function demoLists(content: DemoContent, uidOfCreator: (key: string) => string): DemoDocument[] {
  const kindOf = new Map(
    PUBLISHED_KINDS.flatMap((kind) =>
      content[COLLECTION_OF[kind]].map((entry) => [entry.key, kind] as const),
    ),
  );
  const positionOf = positionsByKey(content);
  return content.lists.flatMap(
    ({ key, creator, title, summary, visibility, asRoute, items }): DemoDocument[] => {
      const id = demoId(key);
      const entries = items.map((item, index): ListItem => {
        const kind = kindOf.get(item.key);
        if (kind === undefined) throw new Error(`The list ${key} has "${item.key}", which does not exist`);
        return listItem.parse({
          itemId: demoId(`${key} ${item.key}`),
          kind,
          id: demoId(item.key),
          order: `a${String(index).padStart(3, '0')}`,
          ...(item.note !== undefined && { note: item.note }),
        });
      });
      const { id: _, ...fields } = listSchema.parse({
        id,
        ownerId: uidOfCreator(creator),
        title,
        summary,
        visibility,
        asRoute,
        editors: [],
        updatedAt: DEMO_NOW - Math.round(demoFraction(key) * 200 * DAY),
        ...deriveList(items.map((item) => positionOf.get(item.key))),
      });
      return [
        { path: `lists/${id}`, fields },
        ...entries.map(({ itemId, ...item }) => ({ path: `lists/${id}/items/${itemId}`, fields: item })),
      ];
    },
  );
}

/** Where each item is, for those that have one position. */
function positionsByKey({ destinations, pois, pins, markers }: DemoContent): Map<string, Position> {
  const placed = [...destinations, ...pois, ...pins, ...markers];
  return new Map(placed.map(({ key, at: [lat, lng] }) => [key, { lat, lng }]));
}
