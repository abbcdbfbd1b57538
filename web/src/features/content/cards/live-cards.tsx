import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Told } from '../../../elements/page/told.tsx';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';

interface LiveCardsProps {
  references: readonly Reference[];
  /** Given those that are public, in the order of the references, as far as they are known. */
  children: (cards: readonly Card[]) => ReactNode;
}

const NOTHING: ReadonlyMap<string, Card | null> = new Map();

/** The cards of several items at once, live. */
export function LiveCards({ references, children }: LiveCardsProps) {
  const [known, setKnown] = useState(NOTHING);
  const hear = useCallback(
    (id: string, card: Card | null) => setKnown((before) => new Map(before).set(id, card)),
    [],
  );
  const wanted = [...new Map(references.map((reference) => [reference.id, reference])).values()];
  const key = wanted.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const cards = useMemo(() => wanted.flatMap(({ id }) => known.get(id) ?? []), [key, known]);
  return (
    <>
      {wanted.map(({ kind, id }) => (
        <HeardCard key={id} kind={kind} id={id} onHeard={hear} />
      ))}
      {children(cards)}
    </>
  );
}

interface HeardCardProps extends Reference {
  onHeard: (id: string, card: Card | null) => void;
}

function HeardCard({ kind, id, onHeard }: HeardCardProps) {
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const hear = useCallback((card: Card | null) => onHeard(id, card), [onHeard, id]);
  const gone = <Told value={null} onTold={hear} />;
  return (
    <Live query={query} loading={null} missing={gone} failed={() => gone}>
      {(card) => <Told value={card} onTold={hear} />}
    </Live>
  );
}
