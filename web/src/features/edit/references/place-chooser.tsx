import type { Reference } from '@waymark/model/entities/fields';
import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../../live/core/live.tsx';
import { worksOfOwner } from '../../../live/queries/work-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LineSkeletons } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ItemChoice } from './item-choices.tsx';
import { referenceIn } from './item-reference.ts';
import { OwnItems } from './own-items.tsx';
import { PublicItems } from './public-items.tsx';
import styles from './references.module.css';

export type ItemReference = Reference;

/** The kinds that a story can mention. */
export const PLACES_OF_STORY: readonly Kind[] = KINDS;

/** How many works are searched, the last changed first. */
const MOST_SEARCHED = 500;

interface PlaceChooserProps {
  uid: string;
  kinds: readonly Kind[];
  /** The position of the work that will refer to the item, as far as it is known. */
  near?: Position | undefined;
  open: boolean;
  onChosen: (reference: Reference) => void;
  onClose: () => void;
}

/** A choice of a public item: among the creator's own, among everybody’s, or by its address. */
export function PlaceChooser({ open, onClose, ...rest }: PlaceChooserProps) {
  const t = useTranslations('edit.places');
  return (
    <Dialog open={open} onClose={onClose} heading={t('heading')} closeLabel={t('close')}>
      <Choices {...rest} />
    </Dialog>
  );
}

function Choices({ uid, kinds, near, onChosen }: Omit<PlaceChooserProps, 'open' | 'onClose'>) {
  const t = useTranslations();
  const [asked, setAsked] = useState('');
  const query = useMemo(() => worksOfOwner(uid, MOST_SEARCHED), [uid]);
  const others = (own: readonly ItemChoice[]) => (
    <PublicItems
      kinds={kinds}
      near={near}
      except={new Set(own.map(({ reference }) => reference.id))}
      asked={asked}
      onChosen={onChosen}
    />
  );
  return (
    <div className={styles.choices}>
      <TextField
        label={t('edit.places.search')}
        icon={Search}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={asked}
        onChange={setAsked}
      />
      <Live
        query={query}
        loading={<LineSkeletons count={4} label={t('states.loading')} />}
        missing={null}
        failed={(reason) => (
          <>
            <p>{t(`states.${reason}`)}</p>
            {others([])}
          </>
        )}
      >
        {({ works, found }) => {
          const own = works.flatMap((work) => choiceOf(work, kinds));
          const partly = found > MOST_SEARCHED ? MOST_SEARCHED : undefined;
          return (
            <>
              <OwnItems among={own} partly={partly} asked={asked} onChosen={onChosen} />
              {others(own)}
            </>
          );
        }}
      </Live>
      <ByAddress kinds={kinds} onChosen={onChosen} />
    </div>
  );
}

/** Whether a work is public and of one of these kinds. */
function choiceOf(
  { kind, publicId, state, deletedAt, title }: WorkSummary,
  kinds: readonly Kind[],
): ItemChoice[] {
  const isPublic = (state === 'published' || state === 'changed') && deletedAt === undefined;
  const fits = isPublic && publicId !== undefined && kinds.includes(kind);
  return fits ? [{ reference: { kind, id: publicId }, title }] : [];
}

interface ByAddressProps {
  kinds: readonly Kind[];
  onChosen: (reference: Reference) => void;
}

function ByAddress({ kinds, onChosen }: ByAddressProps) {
  const t = useTranslations('edit.places');
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    const reference = referenceIn(address, kinds, location.origin);
    if (reference) onChosen(reference);
    else setIsWrong(true);
  };
  return (
    <form
      className={styles.address}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={isWrong && t('addressWrong')}
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={(text) => {
          setAddress(text);
          setIsWrong(false);
        }}
      />
      <Button type="submit" kind="secondary">
        {t('take')}
      </Button>
    </form>
  );
}
