import { Leaf, Search, Snowflake, Sprout, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { PictureGroup } from '../../ui/controls/picture-group.tsx';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Example } from './example.tsx';
import styles from './style-guide.module.css';

const NOTE_LIMIT = 200;

const SEASON_ICONS = { spring: Sprout, summer: Sun, autumn: Leaf, winter: Snowflake } as const;

/** Examples of form fields. */
export function FieldExamples() {
  return (
    <div className={styles.columns}>
      <TextExamples />
      <ChoiceExamples />
    </div>
  );
}

function TextExamples() {
  const t = useTranslations('components.fields');
  const [search, setSearch] = useState('');
  const [name, setName] = useState('Ólafsvík');
  const [email, setEmail] = useState('moi.waymark.example');
  const [note, setNote] = useState('');
  return (
    <Example name="TextField, TextArea" layout="column">
      <TextField
        label={t('search')}
        type="search"
        icon={Search}
        placeholder={t('searchExample')}
        value={search}
        onChange={setSearch}
      />
      <TextField label={t('name')} hint={t('nameHint')} value={name} onChange={setName} />
      <TextField
        label={t('email')}
        type="email"
        value={email}
        onChange={setEmail}
        error={email.includes('@') ? undefined : t('emailError')}
      />
      <TextField label={t('name')} value="Stromboli" onChange={setName} disabled />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        counter={t('left', { count: NOTE_LIMIT - note.length })}
        maxLength={NOTE_LIMIT}
        value={note}
        onChange={setNote}
      />
    </Example>
  );
}

function ChoiceExamples() {
  const t = useTranslations('components.fields');
  const [season, setSeason] = useState<'spring' | 'summer' | 'autumn' | 'winter'>('autumn');
  const [photos, setPhotos] = useState(true);
  const [visibility, setVisibility] = useState<'everybody' | 'address'>('everybody');
  const [nearby, setNearby] = useState(true);
  const [view, setView] = useState<'map' | 'list' | 'both'>('both');
  const seasons = (['spring', 'summer', 'autumn', 'winter'] as const).map((value) => ({
    value,
    label: t(value),
  }));
  return (
    <Example name="Select, Checkbox, RadioGroup, PictureGroup, Switch, SegmentedControl" layout="column">
      <Select label={t('season')} choices={seasons} value={season} onChange={setSeason} />
      <div>
        <Checkbox checked={photos} onChange={setPhotos} hint={t('photosHint')}>
          {t('photos')}
        </Checkbox>
        <Checkbox checked={false} mixed onChange={() => {}}>
          {t('all')}
        </Checkbox>
        <Checkbox checked={false} disabled onChange={() => {}}>
          {t('all')}
        </Checkbox>
      </div>
      <RadioGroup
        label={t('visibility')}
        choices={[
          { value: 'everybody', label: t('everybody'), hint: t('everybodyHint') },
          { value: 'address', label: t('address'), hint: t('addressHint') },
        ]}
        value={visibility}
        onChange={setVisibility}
      />
      <PictureGroup
        label={t('season')}
        choices={seasons.map((choice) => ({ ...choice, picture: <Icon of={SEASON_ICONS[choice.value]} /> }))}
        value={season}
        onChange={setSeason}
      />
      <div>
        <Switch checked={nearby} onChange={setNearby} hint={t('nearbyHint')}>
          {t('nearby')}
        </Switch>
        <Switch checked={false} disabled onChange={() => {}}>
          {t('nearby')}
        </Switch>
      </div>
      <SegmentedControl
        label={t('view')}
        choices={(['map', 'list', 'both'] as const).map((value) => ({ value, label: t(value) }))}
        value={view}
        onChange={setView}
      />
    </Example>
  );
}
