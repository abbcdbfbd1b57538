import { useTranslations } from 'use-intl';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import type { WorksViewState } from '../filters/use-works-view.ts';

interface ListOrMapProps {
  state: WorksViewState;
  /** Whether the map fits beside the list. */
  isRoomy: boolean;
  isMap: boolean;
}

/** The controls that show the map and restrict the list to its view. */
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

/** What is shown by default. */
function isUsual(map: 'on' | 'off', isRoomy: boolean): boolean {
  return (map === 'on') === isRoomy;
}
