import type { Service } from '@waymark/model/entities/services';
import { useTranslations } from 'use-intl';
import { useAllows } from '../../session/consent.ts';
import { NEEDED } from '../../session/third-parties.ts';
import { Panel } from '../../ui/display/panel.tsx';
import { ServiceRow } from './service-row.tsx';
import styles from './status-page.module.css';

/** The services that need consent. */
const CONSENT_SERVICES = [
  'maps',
  'style',
  'measurement',
  'insights',
  'support',
] as const satisfies readonly Service[];

/** The services that need consent: whether each is configured, and whether the visitor agreed. */
export function ThirdParties() {
  const t = useTranslations('checks');
  return (
    <Panel heading={t('thirdParties.title')}>
      <p className={styles.note}>{t('thirdParties.intro')}</p>
      <ul className={styles.services}>
        {CONSENT_SERVICES.map((service) => (
          <ThirdParty key={service} service={service} />
        ))}
      </ul>
    </Panel>
  );
}

function ThirdParty({ service }: { service: (typeof CONSENT_SERVICES)[number] }) {
  const t = useTranslations('checks');
  const agreed = useAllows(service);
  if (!NEEDED.includes(service)) {
    return (
      <ServiceRow name={t(`name.${service}`)} state={t('state.off')}>
        {t(`thirdParties.off.${service}`)}
      </ServiceRow>
    );
  }
  const state = agreed ? 'agreed' : 'notAsked';
  return (
    <ServiceRow name={t(`name.${service}`)} kind={agreed ? 'info' : 'neutral'} state={t(`state.${state}`)}>
      {t(`thirdParties.${state}`)}
    </ServiceRow>
  );
}
