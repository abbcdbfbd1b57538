import { picturesOf } from '@waymark/model/entities/pictures-of';
import { choose } from '@waymark/model/localised';
import { Crosshair } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CardDetails } from '../../../elements/card/card-details.tsx';
import { ItemPictures } from '../../../elements/card/item-pictures.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { PANEL_SIZES } from '../../../elements/card/panel-sizes.ts';
import { outlineOf } from '../../../elements/map/outline.ts';
import { mapItemOf, useShowOnMap } from '../../../elements/map/page-map-context.ts';
import { keepViewed } from '../../../elements/recent/viewed-items.ts';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { useLocale, usePathToItem } from '../../../i18n/paths.ts';
import type { Outlined } from '../../../live/core/readers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { useBringIntoView } from '../state/use-bring-into-view.ts';
import styles from './item-summary.module.css';
import { ListEntries } from './list-entries.tsx';

/** The zoom level at which the map shows an item that has no frame of its own. */
const CLOSE = 13;

/** The facts that a visitor needs about an item before opening its page. */
export function ItemSummary({ item }: { item: Outlined }) {
  const { showMap } = useExploreState();
  const t = useTranslations();
  const locale = useLocale();
  const pathToItem = usePathToItem();
  const { card, bounds, geometry } = item;
  const { kind, id, position } = card;
  useBringIntoView(item);
  useEffect(() => keepViewed({ kind, id }), [kind, id]);
  const onMap = useMemo(() => {
    const mapItem = mapItemOf(card);
    return {
      marks: mapItem ? [{ item: mapItem, selected: true }] : [],
      shapes: geometry ? outlineOf(geometry, { id, colour: card.colour, selected: true }) : [],
    };
  }, [card, geometry, id]);
  useShowOnMap('chosen', onMap);
  return (
    <article className={styles.summary}>
      <title>{`${choose(card.title, locale).value} · ${t('brand')}`}</title>
      <KindLine kind={kind} category={card.category} type={card.type} colour={card.colour} />
      <h2>
        <Localised text={card.title} note />
      </h2>
      {picturesOf(card).length > 0 && (
        <div className={styles.cover}>
          <ItemPictures item={card} sizes={PANEL_SIZES} eager />
        </div>
      )}
      <LocalisedParagraph text={card.summary} />
      <CardDetails card={card} className={styles.detail} />
      <div className={styles.actions}>
        <ButtonLink to={pathToItem(card)}>{t('explore.open')}</ButtonLink>
        <LazySave item={card} title={card.title} worded />
        {position && (
          <Button
            kind="secondary"
            icon={Crosshair}
            onClick={() => showMap(bounds ? { bounds } : { ...position, zoom: CLOSE })}
          >
            {t('explore.closer')}
          </Button>
        )}
      </div>
      {kind === 'list' && <ListEntries list={card} />}
    </article>
  );
}
