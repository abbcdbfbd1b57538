import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../ui/display/badge.tsx';
import type { Outcome, ServiceName } from './outcome.ts';
import styles from './service-row.module.css';

interface ServiceRowProps {
  name: string;
  /** The request that the check makes. */
  about?: string;
  kind?: ComponentProps<typeof Badge>['kind'];
  /** The state, in a word or two. */
  state: string;
  took?: string | undefined;
  /** The reason for the state. */
  children: ReactNode;
}

/** A row with a service and its state. Screen readers announce every change. */
export function ServiceRow({ name, about, kind, state, took, children }: ServiceRowProps) {
  const id = useId();
  return (
    <li>
      <div role="status" aria-labelledby={id} className={styles.row}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        <p className={styles.state}>
          {took !== undefined && <span className={styles.took}>{took}</span>}
          <Badge kind={kind ?? 'neutral'}>{state}</Badge>
        </p>
        {about !== undefined && <p className={styles.about}>{about}</p>}
        <p className={styles.says} data-kind={kind}>
          {children}
        </p>
      </div>
    </li>
  );
}

const KINDS = {
  works: 'success',
  warns: 'warning',
  failed: 'error',
  off: 'neutral',
  notAsked: 'neutral',
} as const;

interface CheckedServiceProps {
  service: ServiceName;
  /** Undefined while its check runs. */
  outcome: Outcome | undefined;
}

/** A service that is checked live. */
export function CheckedService({ service, outcome }: CheckedServiceProps) {
  const t = useTranslations('checks');
  const milliseconds = outcome?.milliseconds;
  return (
    <ServiceRow
      name={t(`name.${service}`)}
      about={t(`about.${service}`)}
      kind={KINDS[outcome?.state ?? 'off']}
      state={t(`state.${outcome?.state ?? 'checking'}`)}
      took={milliseconds === undefined ? undefined : t('took', { milliseconds })}
    >
      {outcome && t(`says.${outcome.says}`, outcome.values)}
    </ServiceRow>
  );
}
