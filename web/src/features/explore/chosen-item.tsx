import { viewSearch } from '@waymark/model/view-codec';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Localised } from '../../elements/localised.tsx';
import { oneOutlined } from '../../live/card-queries.ts';
import { Live } from '../../live/live.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import styles from './chosen-item.module.css';
import { type ItemName, itemKey } from './item-key.ts';
import { ItemSummary } from './item-summary.tsx';
import type { ExploreState } from './use-explore.ts';

interface ChosenItemProps {
  name: ItemName;
  explore: ExploreState;
}

/** The item that was chosen, live, in place of the list; the focus goes to it, as it is what was asked for. */
export function ChosenItem({ name, explore }: ChosenItemProps) {
  const t = useTranslations();
  const { view, here } = explore;
  const { kind, id } = name;
  const query = useMemo(() => oneOutlined(kind, id), [kind, id]);
  const known = here.items.find((item) => itemKey(item) === itemKey(name));
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} className={styles.chosen} tabIndex={-1} aria-label={t(`kind.${kind}`)}>
      <ButtonLink
        kind="quiet"
        size="small"
        icon={ArrowLeft}
        to={{ search: viewSearch({ ...view, selected: null }) }}
        preventScrollReset
      >
        {t('explore.back')}
      </ButtonLink>
      <Live
        query={query}
        loading={
          <>
            {known && (
              <h2>
                <Localised text={known.title} />
              </h2>
            )}
            <LineSkeletons count={6} label={t('states.loading')} />
          </>
        }
        missing={<EmptyState>{t('explore.gone')}</EmptyState>}
        failed={(reason) => <EmptyState>{t(`states.${reason}`)}</EmptyState>}
      >
        {(item) => <ItemSummary item={item} explore={explore} />}
      </Live>
    </section>
  );
}
