import type { Service } from '@waymark/model/entities/services';
import { useTranslations } from 'use-intl';
import { useMomentFormat } from '../../i18n/use-moment-format.ts';
import { isUnsaved } from '../../services/builds/unsaved.ts';
import { forgetReports } from '../../services/search/report.ts';
import { decide, useOwnDecisions } from '../../session/consent-decisions.ts';
import { NEEDED } from '../../session/third-parties.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** What the user allowed, service by service, with the time of each answer. */
export function ConsentSection() {
  const t = useTranslations('settings.consent');
  const services = useTranslations('consent.services');
  const moment = useMomentFormat();
  const decisions = useOwnDecisions();
  const stateOf = (service: Service) => {
    const decision = decisions[service];
    if (decision === undefined) return t('open');
    const date = moment(decision.decidedAt);
    return decision.allowed ? t('allowed', { date }) : t('refused', { date });
  };
  return (
    <SettingsSection heading={t('heading')} intro={NEEDED.length > 0 ? t('intro') : t('none')}>
      {NEEDED.length > 0 && (
        <ul className={styles.facts}>
          {NEEDED.map((service) => (
            <li key={service}>
              <Switch
                checked={decisions[service]?.allowed ?? false}
                hint={`${services(`${service}.about`)} ${stateOf(service)}`}
                onChange={(allowed) => answer(service, allowed)}
              >
                {services(`${service}.name`)}
              </Switch>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function answer(service: Service, allowed: boolean): void {
  decide(service, allowed);
  if (service === 'insights' && !allowed) forgetReports();
  // A loaded script of a third party ends only with the document.
  if (!allowed && !isUnsaved()) location.reload();
}
