import type { GeometryFault } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Drawing } from './drawing.ts';

interface AreaFaultsProps {
  drawing: Drawing;
  fault: GeometryFault;
  at: Position | undefined;
  onShow: (spot: Position) => void;
}

/** Why the area cannot be published as it is; what is only not finished is no error yet. */
export function AreaFaults({ drawing, fault, at, onShow }: AreaFaultsProps) {
  const t = useTranslations('drawing');
  const isBegun = fault === 'too-few-points' && drawing.length > 0;
  return (
    <>
      <Notice kind={isBegun ? 'info' : 'error'}>{t(`fault.${fault}`)}</Notice>
      {at && (
        <div>
          <Button kind="secondary" size="small" icon={MapPin} onClick={() => onShow({ ...at })}>
            {t('showFault')}
          </Button>
        </div>
      )}
    </>
  );
}
