import type { Reference } from '@waymark/model/entities/fields';
import type { ListItem } from '@waymark/model/entities/list';
import type { LocalisedText } from '@waymark/model/localised';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import styles from './add-place.module.css';

export interface Offered {
  reference: Reference;
  title: LocalisedText;
}

interface PlacesToAddProps {
  label: string;
  offered: readonly Offered[];
  /** Of the list. */
  items: readonly ListItem[];
  onAdd: (reference: Reference) => Promise<unknown>;
}

/** Places as buttons, each of which adds its own. Those that are in the list have a check mark. */
export function PlacesToAdd({ label, offered, items, onAdd }: PlacesToAddProps) {
  if (offered.length === 0) return null;
  return (
    <ul className={styles.found} aria-label={label}>
      {offered.map((one) => (
        <li key={one.reference.id}>
          <PlaceToAdd {...one} isThere={items.some(({ id }) => id === one.reference.id)} onAdd={onAdd} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceToAddProps extends Offered, Pick<PlacesToAddProps, 'onAdd'> {
  /** Whether the list has it. Its button stays, so that the focus does. */
  isThere: boolean;
}

function PlaceToAdd({ reference, title, isThere, onAdd }: PlaceToAddProps) {
  const t = useTranslations('listEdit');
  const kinds = useTranslations('kind');
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    if (isThere || isBusy) return;
    setIsBusy(true);
    await onAdd(reference);
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.choice}
      aria-disabled={isThere}
      aria-busy={isBusy}
      onClick={() => void add()}
    >
      <KindMark kind={reference.kind} />
      <span>
        <Localised text={title} note />
      </span>
      <span className={styles.kind}>{kinds(reference.kind)}</span>
      <span className={styles.sign}>
        <Icon of={isThere ? Check : Plus} size="1.125rem" />
        <VisuallyHidden>{t(isThere ? 'isThere' : 'addThis')}</VisuallyHidden>
      </span>
    </button>
  );
}
