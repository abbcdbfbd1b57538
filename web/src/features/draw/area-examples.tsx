import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AreaField } from './area-field.tsx';

/** An example of the area field, empty at first. */
export function AreaExamples() {
  const t = useTranslations('components.places');
  const [area, setArea] = useState<string>();
  return <AreaField label={t('area')} value={area} onChange={setArea} />;
}
