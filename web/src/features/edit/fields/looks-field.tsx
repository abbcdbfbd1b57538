import { COLOURS, MARKER_ICONS } from '@waymark/model/entities/kinds';
import { useTranslations } from 'use-intl';
import { KIND_COLOURED } from '../../../elements/card/kind-mark.tsx';
import { MARKER_ICON_PICTURES } from '../../../elements/map/marker-icons.ts';
import { PictureGroup } from '../../../ui/controls/picture-group.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import styles from './looks-field.module.css';

interface LooksFieldProps {
  label: string;
  error: string | undefined;
  /** Anything that the work has. */
  value: string;
  onChange: (value: string) => void;
}

/** The colour of a marker or an area, chosen among all of them. */
export function ColourField({ value, ...rest }: LooksFieldProps) {
  const t = useTranslations('edit.colour');
  return (
    <PictureGroup
      {...rest}
      choices={COLOURS.map((colour) => ({
        value: colour,
        label: t(colour),
        picture: <span className={`${styles.swatch} ${KIND_COLOURED}`} data-colour={colour} />,
      }))}
      value={COLOURS.find((colour) => colour === value)}
    />
  );
}

/** The symbol of a marker, chosen among all of them. */
export function IconField({ value, ...rest }: LooksFieldProps) {
  const t = useTranslations('edit.icon');
  return (
    <PictureGroup
      {...rest}
      choices={MARKER_ICONS.map((icon) => ({
        value: icon,
        label: t(icon),
        picture: <Icon of={MARKER_ICON_PICTURES[icon]} size="1.375rem" />,
      }))}
      value={MARKER_ICONS.find((icon) => icon === value)}
    />
  );
}
