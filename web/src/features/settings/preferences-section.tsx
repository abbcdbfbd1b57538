import { UNITS, type Units } from '@waymark/model/entities/units';
import { LOCALE_NAMES, LOCALES, type Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { alternates } from '@waymark/model/paths/path-to';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { useLanguageChange } from '../../elements/page/use-language-change.ts';
import { useLocale } from '../../i18n/paths.ts';
import { chooseUnits } from '../../i18n/units.ts';
import type { Settings } from '../../live/writes/settings-writes.ts';
import type { Failure } from '../../session/failure.ts';
import { useUnits } from '../../session/use-distance.ts';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettings } from './use-settings.ts';

/** Language, units and letters. Each choice applies and is stored at once. */
export function PreferencesSection({ uid }: { uid: string }) {
  const t = useTranslations('settings.preferences');
  const sentenceOf = useFailureSentence();
  const locale = useLocale();
  const units = useUnits();
  const { settings, save } = useSettings(uid);
  const { pathname, search, hash } = useLocation();
  const { change: changeLanguage } = useLanguageChange();
  const [failure, setFailure] = useState<Failure>();
  /** A choice that waits for its answer shows at once. */
  const [messages, setMessages] = useState<boolean>();
  const [nextLocale, setNextLocale] = useState<Locale>();
  const store = async (change: Partial<Settings>) => setFailure(await save(change));
  const chooseLocale = (next: Locale) => {
    setNextLocale(next);
    void store({ locale: next });
    const match = matchPath(pathname) ?? { page: 'index' as const, params: {} };
    changeLanguage(next, { pathname: alternates(match)[next], search, hash });
  };
  return (
    <SettingsSection heading={t('heading')}>
      {failure && <Notice kind="error">{t('notStored', { reason: sentenceOf(failure) })}</Notice>}
      <RadioGroup
        label={t('language')}
        choices={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        value={nextLocale ?? locale}
        onChange={chooseLocale}
      />
      <RadioGroup<Units>
        label={t('units')}
        choices={UNITS.map((value) => ({ value, label: t(value) }))}
        value={units}
        onChange={(next) => {
          chooseUnits(next);
          void store({ units: next });
        }}
      />
      <Switch
        checked={messages ?? settings?.notifications.messages ?? true}
        disabled={settings === undefined}
        hint={t('messagesHint')}
        onChange={(next) => {
          setMessages(next);
          void store({ notifications: { messages: next } });
        }}
      >
        {t('messages')}
      </Switch>
    </SettingsSection>
  );
}
