import { useTranslations } from 'use-intl';
import { useAllows } from '../../session/consent.ts';
import { NEEDED, type Service } from '../../session/third-parties.ts';
import { Panel } from '../../ui/panel.tsx';
import { ServiceRow } from './service-row.tsx';
import styles from './status-page.module.css';

/** All that a visitor may be asked to agree to. */
const ASKED_FOR = ['maps', 'style', 'measurement', 'support'] as const satisfies readonly Service[];

/** Who is contacted only with consent: whether it is configured, and whether the visitor agreed. */
export function ThirdParties() {
  const t = useTranslations('checks');
  return (
    <Panel heading={t('thirdParties.title')}>
      <p className={styles.note}>{t('thirdParties.intro')}</p>
      <ul className={styles.services}>
        {ASKED_FOR.map((service) => (
          <ThirdParty key={service} service={service} />
        ))}
      </ul>
    </Panel>
  );
}

function ThirdParty({ service }: { service: (typeof ASKED_FOR)[number] }) {
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
