import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { choose } from '@waymark/model/localised';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../../elements/card/item-photo.tsx';
import { useLocale } from '../../../../i18n/paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SegmentedControl } from '../../../../ui/controls/segmented-control.tsx';
import { useFocusHandedOn } from '../../../../ui/hooks/use-focus-handed-on.ts';
import { Menu, type MenuItem } from '../../../../ui/overlays/menu.tsx';
import styles from '../library.module.css';
import { photoOf } from '../uses-of.ts';
import type { Target } from './by-hand.ts';
import { OUTCOMES, type Outcome, type PhotoGroup } from './photo-group.ts';

interface GroupSectionProps {
  uid: string;
  group: PhotoGroup;
  /** The number of the group, from 1. */
  number: number;
  name: string;
  /** All groups, with their names in a menu. */
  choices: readonly { group: PhotoGroup; label: string }[];
  /** Whether its photos are being moved. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (outcome: Outcome) => void;
  onMove: (ids: readonly string[], target: Target) => void;
}

/** A group: what it becomes, and its photos, of which some or all can be moved to another group. */
export function GroupSection(props: GroupSectionProps) {
  const { uid, group, number, name, choices, isOpen, onOpen, onChoose, onMove } = props;
  const { becomes, photos } = group;
  const t = useTranslations('library.placing');
  const locale = useLocale();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = photos.map(({ id }) => id);
  // Others may have left the group meanwhile.
  const selected = ids.filter((id) => chosen.has(id));
  const moving = selected.length > 0 ? selected : ids;
  const isAll = moving.length === ids.length;
  const movedTo = useRef('');
  // A group that joins another one disappears, with the button that was pressed.
  const part = useFocusHandedOn<HTMLElement>((section) =>
    section.parentElement?.querySelector<HTMLElement>(`[data-of="${CSS.escape(movedTo.current)}"] button`),
  );
  const move = (target: Target) => {
    if (target !== 'shelf' && 'group' in target) movedTo.current = target.group.id;
    setChosen(new Set());
    onMove(moving, target);
  };
  const others = choices.filter(({ group: one }) => one.id !== group.id);
  const targets = others.filter(({ group: one }) => one.photos.length + moving.length <= MAX_PHOTOS);
  const items: MenuItem[] = targets.map(({ group: target, label }) => ({
    id: target.id,
    label,
    onSelect: () => move({ group: target }),
  }));
  if (!isAll) {
    const own = { startsGroup: items.length > 0, label: t('moving.own') };
    items.push({ id: 'own', ...own, onSelect: () => move({ own: becomes }) });
    items.push({ id: 'out', label: t('outcome.out'), onSelect: () => move({ own: 'out' }) });
  }
  return (
    <section ref={part} className={styles.group} data-of={group.id}>
      <h3 className={styles.month}>{name}</h3>
      <div className={styles.choices}>
        <SegmentedControl
          label={t('outcomeOf', { number })}
          choices={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          value={becomes}
          onChange={onChoose}
        />
        {(ids.length > 1 || others.length > 0) && (
          <Button
            kind="quiet"
            size="small"
            aria-label={t('moving.actionOf', { number })}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            {t('moving.action')}
          </Button>
        )}
      </div>
      {isOpen && <p className={styles.state}>{t('moving.hint')}</p>}
      <ul className={styles.thumbnails}>
        {photos.map((photo, index) => {
          const picture = <ItemPhoto photo={photoOf(uid, photo)} sizes="64px" decorative={isOpen} />;
          const named = { number, photo: index + 1, alt: choose(photo.alt ?? {}, locale).value };
          return (
            <li key={photo.id}>
              {isOpen ? (
                <label className={styles.pickable}>
                  <input
                    type="checkbox"
                    aria-label={t('moving.select', named)}
                    checked={chosen.has(photo.id)}
                    onChange={({ target: { checked } }) =>
                      setChosen(
                        new Set(checked ? [...selected, photo.id] : selected.filter((id) => id !== photo.id)),
                      )
                    }
                  />
                  {picture}
                </label>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      {isOpen && (
        <div>
          <Menu
            label={t('moving.to')}
            align="start"
            items={items}
            trigger={(trigger) => (
              <Button {...trigger} kind="secondary" size="small" disabled={items.length === 0}>
                {t(isAll ? 'moving.all' : 'moving.some', { count: moving.length })}
              </Button>
            )}
          />
        </div>
      )}
    </section>
  );
}
