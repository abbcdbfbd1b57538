import type { Position } from '@waymark/model/geography/position';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PositionField } from './position-field.tsx';

/** The field of a place, as exact as it is and as visitors may be shown it. */
export function PositionExamples() {
  const t = useTranslations('components.places');
  const [place, setPlace] = useState<Position | undefined>({ lat: 41.14961, lng: -8.61099 });
  return <PositionField label={t('position')} value={place} onChange={setPlace} isApproximate />;
}
