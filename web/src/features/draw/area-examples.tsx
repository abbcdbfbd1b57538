import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AreaField } from './area-field.tsx';

/** The field of an area, empty at first. */
export function AreaExamples() {
  const t = useTranslations('components.places');
  const [area, setArea] = useState<string>();
  return <AreaField label={t('area')} value={area} onChange={setArea} />;
}
