import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Section } from '@waymark/model/payloads';
import type { Narrowing } from '@waymark/model/queries';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardsOnMap } from '../../../elements/map/cards-on-map.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { Live } from '../../../live/core/live.tsx';
import { bestCards } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RowSkeletons } from '../../../ui/display/skeleton.tsx';
import { CardRow } from './card-row.tsx';
import styles from './sections.module.css';

/** How many items of a kind are shown at first, as in the payload, and how many more with each step. */
const FIRST = 4;
const STEP = 12;

interface KindSectionsProps extends Pick<SectionProps, 'narrowing' | 'onMap'> {
  /** The items of the page's payload, without empty kinds; undefined where the page has no payload. */
  sections: readonly Section[] | undefined;
}

/** Everything that creators publish, one section for each kind. */
export function KindSections({ narrowing, sections, onMap = true }: KindSectionsProps) {
  return PUBLISHED_KINDS.map((kind) => (
    <KindSection
      key={kind}
      kind={kind}
      narrowing={narrowing}
      section={sections && sectionOf(kind, sections)}
      onMap={onMap}
    />
  ));
}

interface SectionProps {
  kind: PublishedKind;
  /** The creator or the place that the items belong to. */
  narrowing: Narrowing;
  /** The items that the page knows at first; undefined where it knows none. */
  section: Section | undefined;
  /** Whether the rows add their own marks to the map; false where the map has all items of the page already. */
  onMap?: boolean;
}

/** The best items of a kind, live, with more on request. It renders nothing where the kind is empty. */
function KindSection({ kind, narrowing, section, onMap }: SectionProps) {
  const t = useTranslations();
  const [limit, setLimit] = useState(FIRST);
  const query = useMemo(() => bestCards(kind, limit, narrowing), [kind, limit, narrowing]);
  const place = useRef<HTMLDivElement>(null);
  const asleep = !useHasBeenNear(place);
  const name = t(`kinds.${kind}`);
  return (
    <div ref={place}>
      <Live
        query={query}
        initial={section?.cards}
        asleep={asleep}
        loading={<RowSkeletons count={2} label={t('states.loading')} />}
        missing={null}
        failed={() => null}
      >
        {(cards) =>
          cards.length > 0 && (
            <section className={styles.section} aria-label={name}>
              <h2>
                {name} {section && section.total > FIRST && <small>{section.total}</small>}
              </h2>
              {onMap && <CardsOnMap cards={cards} name={`rows/${kind}`} />}
              <ul className={styles.rows}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <CardRow
                      card={card}
                      isAuthorKnown={narrowing.creatorId !== undefined}
                      isCountryKnown={narrowing.countryCode !== undefined}
                    />
                  </li>
                ))}
              </ul>
              {cards.length >= limit && (
                <Button kind="secondary" size="small" onClick={() => setLimit(limit + STEP)}>
                  {t('card.more')}
                </Button>
              )}
            </section>
          )
        }
      </Live>
    </div>
  );
}

/** The section of a kind. A payload leaves out empty kinds. */
function sectionOf(kind: PublishedKind, sections: readonly Section[]): Section {
  return sections.find((section) => section.kind === kind) ?? { kind, cards: [], total: 0 };
}
