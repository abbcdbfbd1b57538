import type { Service } from '@waymark/model/entities/services';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isAllowed } from '../../session/consent.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import styles from './consent-card.module.css';

interface ServiceChoiceProps {
  services: readonly Service[];
  onAnswer: (allowed: readonly Service[]) => void;
}

/** The third parties, with their purposes and what they learn. Where there are several, each has a choice. */
export function ServiceChoice({ services, onAnswer }: ServiceChoiceProps) {
  const t = useTranslations('consent');
  const [allowed, setAllowed] = useState<readonly Service[]>(() => services.filter(isAllowed));
  const several = services.length > 1;
  const toggle = (service: Service, on: boolean) =>
    setAllowed(on ? [...allowed, service] : allowed.filter((other) => other !== service));
  return (
    <details className={styles.details}>
      <summary>{several ? t('choose') : t('details')}</summary>
      <ul>
        {services.map((service) => (
          <li key={service}>
            {several ? (
              <Checkbox
                checked={allowed.includes(service)}
                onChange={(on) => toggle(service, on)}
                hint={t(`services.${service}.about`)}
              >
                {t(`services.${service}.name`)}
              </Checkbox>
            ) : (
              <>
                <strong>{t(`services.${service}.name`)}</strong>
                <p>{t(`services.${service}.about`)}</p>
              </>
            )}
          </li>
        ))}
      </ul>
      {several && (
        <Button kind="secondary" size="small" onClick={() => onAnswer(allowed)}>
          {t('keep')}
        </Button>
      )}
    </details>
  );
}
