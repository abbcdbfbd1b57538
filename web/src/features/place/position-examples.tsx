import type { Position } from '@waymark/model/geography/position';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PositionField } from './position-field.tsx';

/** An example of the position field with an approximate position. */
export function PositionExamples() {
  const t = useTranslations('components.places');
  const [position, setPosition] = useState<Position | undefined>({ lat: 41.14961, lng: -8.61099 });
  return <PositionField label={t('position')} value={position} onChange={setPosition} isApproximate />;
}
