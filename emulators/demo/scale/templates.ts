import { bylineOf } from '@waymark/functions/publish/bylines';
import { CONTENT_SCHEMAS, type ContentOfKind } from '@waymark/model/entities/content';
import type { Creator } from '@waymark/model/entities/creator';
import { POINT_KINDS, type PointKind } from '@waymark/model/entities/kinds';
import type { Byline } from '@waymark/model/entities/public-document';
import type { DemoWork } from '../demo-works.ts';

/** Content with a position, as its creator wrote it. */
export type Written = ContentOfKind<PointKind>;

/** A piece of content, and the creator of further ones like it. */
export interface Template {
  readonly written: Written;
  readonly owner: { readonly ownerId: string; readonly creatorId: string; readonly byline: Byline };
}

/**
 * The demo content with a position. Drawing from it keeps its proportions of kinds, categories and symbols.
 * @throws Error where there is none by these creators
 */
export function scaleTemplates(
  works: readonly DemoWork[],
  creators: readonly Creator[],
): readonly [Template, ...Template[]] {
  const creatorOf = new Map(creators.map((creator) => [creator.userId, creator]));
  const [first, ...others] = works.flatMap(({ uid, work: { kind, content } }): Template[] => {
    const pointKind = POINT_KINDS.find((candidate) => candidate === kind);
    const creator = creatorOf.get(uid);
    if (pointKind === undefined || creator === undefined) return [];
    const parsed = CONTENT_SCHEMAS[pointKind].safeParse(content);
    if (!parsed.success) return [];
    // The schema of this kind has just accepted the content.
    const written = { kind: pointKind, content: parsed.data } as Written;
    return [{ written, owner: { ownerId: uid, creatorId: creator.id, byline: bylineOf(creator) } }];
  });
  if (first === undefined) throw new Error('The demo creators are missing: run npm run seed first.');
  return [first, ...others];
}
