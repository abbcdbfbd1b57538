import { viewSearch } from '@waymark/model/view-codec';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type ItemName, itemKey } from '../../../elements/card/item-key.ts';
import { Localised } from '../../../elements/card/localised.tsx';
import { Live } from '../../../live/core/live.tsx';
import { oneOutlined } from '../../../live/queries/card-queries.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { opensElsewhere } from '../../../ui/controls/opens-elsewhere.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import { useExploreState } from '../state/explore-context.ts';
import styles from './chosen-item.module.css';
import { rowId } from './item-row.tsx';
import { ItemSummary } from './item-summary.tsx';

interface ChosenItemProps {
  name: ItemName;
  /** The title of the page, used until the title of the item is known. */
  title: string;
}

/** The chosen item, live, in place of the list. It takes the focus, because the visitor asked for it. */
export function ChosenItem({ name, title }: ChosenItemProps) {
  const t = useTranslations();
  const { view, inView, close } = useExploreState();
  const { kind, id } = name;
  const query = useMemo(() => oneOutlined(kind, id), [kind, id]);
  const known = inView.items.find((item) => itemKey(item) === itemKey(name));
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => giveBackFocus({ kind, id });
  }, [kind, id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    <section
      ref={panel}
      className={styles.chosen}
      tabIndex={-1}
      aria-label={t(`kind.${kind}`)}
      onKeyDown={onKeyDown}
    >
      <ButtonLink
        kind="quiet"
        size="small"
        icon={ArrowLeft}
        to={{ search: viewSearch({ ...view, selected: null }) }}
        preventScrollReset
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          close();
        }}
      >
        {t('explore.back')}
      </ButtonLink>
      <Live
        query={query}
        loading={
          <>
            <title>{title}</title>
            {known && (
              <h2>
                <Localised text={known.title} />
              </h2>
            )}
            <LineSkeletons count={6} label={t('states.loading')} />
          </>
        }
        missing={
          <>
            <title>{title}</title>
            <EmptyState>{t('explore.gone')}</EmptyState>
          </>
        }
        // The database refuses this name, so no document can have it.
        failed={(reason) => (
          <>
            <title>{title}</title>
            <EmptyState>{reason === 'broken' ? t('explore.gone') : t(`states.${reason}`)}</EmptyState>
          </>
        )}
      >
        {(item) => <ItemSummary item={item} />}
      </Live>
    </section>
  );
}

/** Moves the focus to the item's row, or else to the list, when the focused element is removed. */
function giveBackFocus(name: ItemName): void {
  if (document.activeElement !== document.body) return;
  const place = document.getElementById(rowId(name)) ?? document.getElementById('list');
  place?.focus({ preventScroll: true });
  if (place?.id !== 'list') place?.scrollIntoView({ block: 'center' });
}
