import type { Card } from '@waymark/model/entities/card';
import type { Creator } from '@waymark/model/entities/creator';
import { cardOfDraft } from '@waymark/model/entities/preview-of';
import { type ReactNode, useMemo } from 'react';
import { Live } from '../../../live/core/live.tsx';
import { workOfPublic } from '../../../live/queries/work-queries.ts';

interface DraftItemProps {
  uid: string;
  creator: Creator;
  /** The public id of the item. */
  id: string;
  /** Rendered where the item belongs to another creator or was deleted. */
  gone: ReactNode;
  children: (card: Card) => ReactNode;
}

/** A place of a story that is not public now, as its creator sees it. */
export function DraftItem({ uid, creator, id, gone, children }: DraftItemProps) {
  const query = useMemo(() => workOfPublic(uid, id), [uid, id]);
  return (
    <Live query={query} loading={gone} missing={gone} failed={() => gone}>
      {(work) => {
        const card = work.deletedAt === undefined ? cardOfDraft(work, creator) : undefined;
        return card ? children(card) : gone;
      }}
    </Live>
  );
}
