import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { EllipsisVertical, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ACTION_ICONS, DESTRUCTIVE_ACTIONS } from '../../../elements/work-actions/action-icons.ts';
import { isApplicable } from '../../../elements/work-actions/work-actions.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import styles from './bulk-bar.module.css';
import { LISTED_ACTIONS, type ListedActionName } from './listed-actions.ts';
import type { Actions } from './use-actions.ts';

interface BulkBarProps {
  selected: readonly WorkSummary[];
  /** Whether the actions do not fit in one row. */
  isNarrow: boolean;
  underWay: Actions['underWay'];
  onAct: (action: ListedActionName) => void;
  onClear: () => void;
}

/** The actions on all selected works, and their progress. */
export function BulkBar({ selected, isNarrow, underWay, onAct, onClear }: BulkBarProps) {
  const t = useTranslations('works');
  if (underWay !== undefined) {
    return (
      <div className={styles.bar} data-toasts-above>
        <ProgressBar
          label={t('underWay')}
          value={underWay.over / underWay.all}
          detail={t('underWayOf', { ...underWay })}
        />
      </div>
    );
  }
  if (selected.length === 0) return null;
  const actions = LISTED_ACTIONS.flatMap((action) => {
    const count = selected.filter((work) => isApplicable(action, work)).length;
    if (count === 0) return [];
    const name = t(`action.${action}`);
    const label = count === selected.length ? name : t('actionWith', { action: name, count });
    return { id: action, label, icon: ACTION_ICONS[action], danger: DESTRUCTIVE_ACTIONS.includes(action) };
  });
  return (
    <section className={styles.bar} aria-label={t('bulk')} data-toasts-above>
      <p role="status" className={styles.count}>
        {t('selected', { count: selected.length })}
      </p>
      <div className={styles.actions}>
        {isNarrow ? (
          <Menu
            label={t('bulk')}
            side="above"
            trigger={(props) => (
              <Button {...props} kind="secondary" size="small" icon={EllipsisVertical}>
                {t('actions')}
              </Button>
            )}
            items={actions.map((item) => ({ ...item, onSelect: () => onAct(item.id) }))}
          />
        ) : (
          actions.map(({ id, label, icon, danger }) => (
            <Button
              key={id}
              kind={danger ? 'danger' : 'secondary'}
              size="small"
              icon={icon}
              onClick={() => onAct(id)}
            >
              {label}
            </Button>
          ))
        )}
        <Button kind="quiet" size="small" icon={X} onClick={onClear}>
          {t('clearSelection')}
        </Button>
      </div>
    </section>
  );
}
