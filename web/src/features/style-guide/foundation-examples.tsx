import {
  Bed,
  Camera,
  Compass,
  Heart,
  Landmark,
  Mountain,
  Route,
  Share2,
  Utensils,
  Waves,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import { Example } from './example.tsx';
import styles from './foundation-examples.module.css';

const COLOURS = 'paper surface raised ink ink-2 line hairline accent danger ok warn info'.split(' ');
const MAP_COLOURS = 'sea shelf land coast border graticule label content'
  .split(' ')
  .map((name) => `map-${name}`);
const TEXTS = [7, 6, 5, 4, 3, 2, 1].map((step) => `text-${step}`);
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `space-${step}`);
const ICONS = [Compass, Mountain, Waves, Landmark, Utensils, Bed, Camera, Route, Heart, Share2];

/** The foundations of all components: colours, type, spaces, shapes and icons. */
export function FoundationExamples() {
  const t = useTranslations('components.foundations');
  const brand = useTranslations()('brand');
  return (
    <>
      <Wordmark name={brand} />
      <Example name={t('colours')}>
        <Swatches names={COLOURS} />
      </Example>
      <Example name={t('mapColours')}>
        <Swatches names={MAP_COLOURS} />
      </Example>
      <Example name={t('type')} layout="column">
        {TEXTS.map((text, index) => (
          <p
            key={text}
            className={styles.text}
            data-face={index < 4 ? 'serif' : 'sans'}
            style={{ fontSize: `var(--${text})` }}
          >
            {t('sample')}
          </p>
        ))}
      </Example>
      <Example name={t('spaces')}>
        {SPACES.map((space) => (
          <span key={space} className={styles.space} style={{ width: `var(--${space})` }} />
        ))}
      </Example>
      <Example name={t('shapes')}>
        <span className={styles.shape} data-shape="control" />
        <span className={styles.shape} data-shape="card" />
        <span className={styles.shape} data-shape="sheet" />
        <span className={styles.shape} data-shape="floating" />
      </Example>
      <Example name={t('icons')}>
        {ICONS.map((icon) => (
          <Icon key={icon.displayName} of={icon} size="1.5rem" />
        ))}
      </Example>
    </>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.colour} style={{ background: `var(--${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
