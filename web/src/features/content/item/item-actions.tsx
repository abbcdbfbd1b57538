import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { Copy, Crosshair, Ellipsis, Map as MapIcon, Printer, Route } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type Place, usePageMap } from '../../../elements/map/page-map-context.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { SaveToList } from '../../../elements/save/save-to-list.tsx';
import { ShareButton } from '../../../elements/share/share-button.tsx';
import { useCopy } from '../../../elements/share/use-share.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { reportUse } from '../../../services/search/report.ts';
import { creatorOf } from '../../../session/creator-of.ts';
import { useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import styles from './item-actions.module.css';
import { directionsAddress, MAP_APPS, mapAppAddress, writtenPosition } from './map-apps.ts';

const EditLink = lazyPart(async () => (await import('./edit-link.tsx')).EditLink, {
  fallback: null,
  isOptional: true,
  panel: 'edit',
});

interface ItemActionsProps {
  /** The reference by which the item is saved to a list; absent where it cannot be saved. */
  item?: Reference;
  /** The owner of an item that a work has published. */
  ownerId?: string;
  /** The title of the item. */
  title: LocalisedText;
  /** The position of the item; null where it has none. */
  position: Position | null;
  place: Place | null;
  /** Whether only its editors can open its address. */
  isPrivate?: boolean;
  /** Leads to where a reader may change that. */
  onVisibility?: (() => void) | undefined;
  /** Prints the item, where that is more than the page as it is. */
  onPrint?: () => void;
}

/** The actions of a visitor, in words: the way there, saving and sharing, and the rest behind one button. */
export function ItemActions({
  item,
  ownerId,
  title,
  position,
  place,
  isPrivate = false,
  onVisibility,
  onPrint = () => print(),
}: ItemActionsProps) {
  const { value: name } = choose(title, useLocale());
  const t = useTranslations('itemActions');
  const { goTo } = usePageMap();
  const copy = useCopy();
  const leaveFor = (address: string) => {
    if (item) reportUse('directions', `${COLLECTION_OF[item.kind]}/${item.id}`);
    window.open(address, '_blank', 'noopener');
  };
  const more = [
    ...(place ? [{ id: 'map', label: t('onMap'), icon: Crosshair, onSelect: () => goTo(place) }] : []),
    ...(position
      ? [
          ...MAP_APPS.map((app) => ({
            id: app,
            label: t('openIn', { app: t(`app.${app}`) }),
            icon: MapIcon,
            onSelect: () => leaveFor(mapAppAddress(app, position, name)),
          })),
          {
            id: 'coordinates',
            label: t('coordinates'),
            icon: Copy,
            onSelect: () => void copy(writtenPosition(position), t('coordinatesCopied')),
          },
        ]
      : []),
    { id: 'print', label: t('print'), icon: Printer, onSelect: onPrint },
  ];
  return (
    <div className={styles.actions}>
      {position && (
        <Button
          kind="secondary"
          size="small"
          icon={Route}
          onClick={() => leaveFor(directionsAddress(navigator.userAgent, position, name))}
        >
          {t('directions')}
        </Button>
      )}
      {item && <SaveToList item={item} title={title} worded />}
      <ShareButton name={name} isPrivate={isPrivate} onVisibility={onVisibility} />
      <Menu
        label={t('more')}
        align="end"
        trigger={(props) => (
          <IconButton {...props} kind="outlined" size="small" icon={Ellipsis} label={t('more')} />
        )}
        items={more}
      />
      {item && ownerId !== undefined && <ForWriters item={item} ownerId={ownerId} />}
    </div>
  );
}

interface ForWritersProps {
  item: Reference;
  ownerId: string;
}

/** Visitors load nothing of it: only stories have other writers than their owner. */
function ForWriters({ item, ownerId }: ForWritersProps) {
  const uid = creatorOf(useSession())?.user.id;
  if (uid === undefined) return null;
  return (uid === ownerId || item.kind === 'post') && <EditLink uid={uid} item={item} ownerId={ownerId} />;
}
