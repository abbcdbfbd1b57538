import type { ImportItem } from '@waymark/model/entities/instagram-import';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { ImageOff, MapPin, VideoOff } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import { usePathToWork } from '../../../i18n/paths.ts';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import type { OwnItem } from './item-filter.ts';
import styles from './item-list.module.css';
import { PlaceOffers } from './offers/place-offers.tsx';
import { usePanelRows } from './panel-rows.ts';

/** The height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 122;

/** What the owner of the items can do. Items are named by their media ids. */
interface OwnerActions {
  selected: ReadonlySet<string>;
  /** How many of the items can be selected. */
  selectable: number;
  onToggle: (mediaId: string) => void;
  onToggleAll: () => void;
  onPlace: (mediaId: string) => void;
  /** Called for an offered place that is accepted. */
  onAccept: (mediaId: string, position: Position) => void;
}

interface ItemListProps {
  items: readonly OwnItem[];
  works: ReadonlyMap<string, WorkSummary>;
  /** The numbers of the items that the map shows, by media id. */
  numbers: ReadonlyMap<string, number>;
  /** Null for readers who only see the items. */
  owner: OwnerActions | null;
  onHighlight: (mediaId: string | null) => void;
}

/** The media of imports as rows, of which only the visible ones are rendered. */
export function ItemList({ items, works, numbers, owner, onHighlight }: ItemListProps) {
  const t = useTranslations('imports');
  const keys = items.map(({ item }) => item.mediaId);
  const { container, rows, height, measure, top } = usePanelRows<HTMLUListElement>(keys, ROW_HEIGHT);
  const chosen = owner ? items.filter(({ item }) => owner.selected.has(item.mediaId)).length : 0;
  return (
    <>
      {owner && (
        <Checkbox
          checked={chosen > 0 && chosen === owner.selectable}
          mixed={chosen > 0 && chosen < owner.selectable}
          disabled={owner.selectable === 0}
          onChange={owner.onToggleAll}
        >
          {t('selectAll', { count: owner.selectable })}
        </Checkbox>
      )}
      <ul ref={container} className={styles.list} style={{ height }}>
        {rows.map(({ key, index, start }) => {
          const own = items[index];
          if (own === undefined) return null;
          const { mediaId, workId, state, position } = own.item;
          const isFresh = owner !== null && state === 'new';
          return (
            <li
              key={key}
              ref={measure}
              data-index={index}
              data-dragged={mediaId}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              className={styles.row}
              style={{ transform: `translateY(${start - top}px)` }}
              {...highlighting(onHighlight, mediaId)}
            >
              <div className={styles.item} data-selected={owner?.selected.has(mediaId) ?? false}>
                {owner && (
                  <Checkbox
                    checked={owner.selected.has(mediaId)}
                    disabled={!own.isStored}
                    onChange={() => owner.onToggle(mediaId)}
                  >
                    <VisuallyHidden>{t('select', { caption: own.item.caption.slice(0, 60) })}</VisuallyHidden>
                  </Checkbox>
                )}
                <Item
                  own={own}
                  number={numbers.get(mediaId)}
                  work={works.get(workId ?? '')}
                  onPlace={isFresh && own.isStored ? () => owner.onPlace(mediaId) : undefined}
                />
                {isFresh && position === undefined && (
                  <div className={styles.offers}>
                    <PlaceOffers
                      item={own.item}
                      works={works}
                      onAccept={own.isStored ? (spot) => owner.onAccept(mediaId, spot) : undefined}
                    />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface ItemProps {
  own: OwnItem;
  number: number | undefined;
  /** The work that it became, as far as it is known. */
  work: WorkSummary | undefined;
  /** Undefined where it cannot be placed. */
  onPlace: (() => void) | undefined;
}

function Item({ own: { item, status }, number, work, onPlace }: ItemProps) {
  const date = useDateFormat();
  const t = useTranslations('imports');
  const { photo, photoIds, photosFound, caption, takenAt, position, positionFrom, placeName, state, videos } =
    item;
  const isOver = status === 'done' || status === 'cancelled' || status === 'undone';
  const hasNone = isOver && photoIds.length === 0;
  return (
    <>
      <div className={styles.picture} data-drag={onPlace && 'photo'}>
        <div className={styles.photo}>
          {photo && <ItemPhoto photo={photo} sizes="5.5rem" decorative={caption !== ''} />}
          {hasNone && <Icon of={videos > 0 ? VideoOff : ImageOff} size="2rem" />}
        </div>
        {onPlace && (
          <span className={styles.handle} data-drag="handle">
            <IconButton
              kind="floating"
              size="small"
              icon={MapPin}
              label={t('placeOne', { caption: caption.slice(0, 60) })}
              onClick={onPlace}
            />
          </span>
        )}
      </div>
      <div className={styles.words}>
        {caption !== '' && (
          <p className={styles.caption} dir="auto">
            {caption}
          </p>
        )}
        <p className={styles.small}>
          {takenAt !== null && `${t('taken', { date: date(takenAt) })} · `}
          {position === undefined
            ? t('noPlace')
            : t('place', { number: number ?? 0, from: positionFrom ?? 'none' })}
          {placeName !== undefined && ` · ${placeName}`}
        </p>
        <p className={styles.facts}>
          <State item={item} work={work} />
          {photosFound > 1 && <Badge kind="neutral">{t('photosOf', { count: photosFound })}</Badge>}
          {videos > 0 && <Badge kind="neutral">{t('videos', { count: videos })}</Badge>}
          {hasNone && <Badge kind="warning">{t('noPicture')}</Badge>}
          {!hasNone && photoIds.length < photosFound && state === 'new' && (
            <Badge kind="info">{t('photosStored', { stored: photoIds.length, all: photosFound })}</Badge>
          )}
        </p>
      </div>
    </>
  );
}

/** What became of an item: the state of its work, with a link to it. */
function State({ item: { state, workId }, work }: { item: ImportItem; work: WorkSummary | undefined }) {
  const t = useTranslations('imports');
  const pathToWork = usePathToWork();
  if (state !== 'converted' || workId === undefined) {
    return <Badge kind="neutral">{t(`state.${state}`)}</Badge>;
  }
  const became = work?.state ?? 'draft';
  const isPublic = became === 'published' || became === 'changed';
  return (
    <>
      <Badge kind={isPublic ? 'success' : 'info'}>{t(`became.${became}`)}</Badge>
      <Link to={pathToWork(workId)}>{t('edit')}</Link>
    </>
  );
}
