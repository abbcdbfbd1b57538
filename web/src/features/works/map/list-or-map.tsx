import { useTranslations } from 'use-intl';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { WorksViewState } from '../filters/use-works-view.ts';

interface ListOrMapProps {
  state: WorksViewState;
  /** Whether the map has room beside the list. */
  isRoomy: boolean;
  isMap: boolean;
}

/** Whether the map is shown, and whether it decides what is listed. */
export function ListOrMap({ state: { view, change }, isRoomy, isMap }: ListOrMapProps) {
  const t = useTranslations('works.map');
  return (
    <>
      <SegmentedControl
        label={t('choice')}
        choices={[
          { value: 'off', label: t('list') },
          { value: 'on', label: t(isRoomy ? 'both' : 'map') },
        ]}
        value={isMap ? 'on' : 'off'}
        onChange={(map) => change({ map: isUsual(map, isRoomy) ? undefined : map })}
      />
      {(isMap || view.here) && (
        <Switch checked={view.here} onChange={(here) => change({ here, placeless: false })}>
          {t('here')}
        </Switch>
      )}
    </>
  );
}

/** What is shown where nobody has chosen. */
function isUsual(map: 'on' | 'off', isRoomy: boolean): boolean {
  return (map === 'on') === isRoomy;
}
