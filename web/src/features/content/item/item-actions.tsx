import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { Copy, Crosshair, Map as MapIcon, Printer, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type Place, usePageMap } from '../../../elements/map/page-map-context.ts';
import { SaveToList } from '../../../elements/save/save-to-list.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { reportUse } from '../../../services/search/report.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import styles from './item-actions.module.css';
import { MAP_APPS, type MapApp, mapAppAddress, writtenPosition } from './map-apps.ts';

interface ItemActionsProps {
  /** The reference by which the item is saved to a list; absent where it cannot be saved. */
  item?: Reference;
  /** The title of the item. */
  title: LocalisedText;
  /** The position of the item; null where it has none. */
  position: Position | null;
  place: Place | null;
  /** Whether only its editors can open its address. */
  isPrivate?: boolean;
  /** Prints the item, where that is more than the page as it is. */
  onPrint?: () => void;
}

/** The actions of a visitor: share the item, find it in another map, copy its coordinates, print its page. */
export function ItemActions({
  item,
  title,
  position,
  place,
  isPrivate = false,
  onPrint = () => print(),
}: ItemActionsProps) {
  const { value: name } = choose(title, useLocale());
  const t = useTranslations('itemActions');
  const { goTo } = usePageMap();
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      addToast({ kind: 'success', message: done });
    } catch (error) {
      console.warn('The clipboard cannot be written to.', error);
      addToast({ kind: 'error', message: t('notCopied', { text }) });
    }
  };
  const share = async () => {
    // The query holds the state of the visitor's own map.
    const url = location.origin + location.pathname;
    // The visitor learns this before sending the address, because others would find nothing there.
    if (isPrivate) return copy(url, t('privateLinkCopied'));
    if (!('share' in navigator)) return copy(url, t('linkCopied'));
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // The visitor cancelled.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, t('linkCopied'));
    }
  };
  const openIn = (app: MapApp, at: Position) => {
    if (item) reportUse('directions', `${COLLECTION_OF[item.kind]}/${item.id}`);
    window.open(mapAppAddress(app, at, name), '_blank', 'noopener');
  };
  return (
    <div className={styles.actions}>
      {item && <SaveToList item={item} title={title} worded />}
      <IconButton
        kind="outlined"
        size="small"
        icon={Share2}
        label={t('share')}
        onClick={() => void share()}
      />
      {position && (
        <Menu
          label={t('openInApp')}
          align="start"
          trigger={(props) => (
            <IconButton {...props} kind="outlined" size="small" icon={MapIcon} label={t('openInApp')} />
          )}
          items={MAP_APPS.map((app) => ({
            id: app,
            label: t(`app.${app}`),
            onSelect: () => openIn(app, position),
          }))}
        />
      )}
      {place && (
        <IconButton
          kind="outlined"
          size="small"
          icon={Crosshair}
          label={t('onMap')}
          onClick={() => goTo(place)}
        />
      )}
      {position && (
        <IconButton
          kind="outlined"
          size="small"
          icon={Copy}
          label={t('coordinates')}
          onClick={() => void copy(writtenPosition(position), t('coordinatesCopied'))}
        />
      )}
      <IconButton kind="outlined" size="small" icon={Printer} label={t('print')} onClick={onPrint} />
    </div>
  );
}
