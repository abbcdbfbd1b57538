import type { Reference } from '@waymark/model/entities/fields';
import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FoundField } from '../../../elements/found/found-field.tsx';
import { useFound } from '../../../elements/found/use-found.ts';
import { useOwnFound } from '../../../elements/found/use-own-found.ts';
import { usePublicSearch } from '../../../elements/places/use-public-search.ts';
import { Live } from '../../../live/core/live.tsx';
import { worksOfOwner } from '../../../live/queries/work-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { ItemChoice, Several } from './item-choices.tsx';
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

/** A choice of a public item: among the creator's own, among those of all creators, or by its address. */
export function PlaceChooser({ open, onClose, ...rest }: PlaceChooserProps) {
  const t = useTranslations('edit.places');
  return (
    <Dialog open={open} onClose={onClose} heading={t('heading')} closeLabel={t('close')}>
      <PlaceChoices {...rest} />
    </Dialog>
  );
}

interface PlaceChoicesProps extends Omit<PlaceChooserProps, 'open' | 'onClose'> {
  /** Set where several items are chosen one after the other: a press on a chosen one takes it back. */
  several?: Several | undefined;
}

/** The items to choose from, and the fields to find others. */
export function PlaceChoices({ uid, kinds, near, several, onChosen }: PlaceChoicesProps) {
  const t = useTranslations();
  const [query, setQuery] = useState('');
  const ownWorks = useMemo(() => worksOfOwner(uid, MOST_SEARCHED), [uid]);
  const ownFound = useOwnFound(uid, query);
  const publicFound = useFound(query, usePublicSearch(kinds, near));
  const found = useMemo(() => ownFound.hits?.flatMap((hit) => choiceOf(hit, kinds)), [ownFound.hits, kinds]);
  const others = (own: readonly ItemChoice[]) => (
    <PublicItems
      kinds={kinds}
      near={near}
      hits={publicFound.hits}
      except={new Set(own.map(({ reference }) => reference.id))}
      query={query}
      several={several}
      onChosen={onChosen}
    />
  );
  return (
    <div className={styles.choices}>
      <FoundField
        label={t('edit.places.search')}
        maxLength={80}
        value={query}
        onChange={setQuery}
        found={{
          failure: ownFound.failure ?? publicFound.failure,
          isWaiting: ownFound.isWaiting || publicFound.isWaiting,
          retry: () => {
            ownFound.retry();
            publicFound.retry();
          },
        }}
      />
      <Live
        query={ownWorks}
        loading={<LineSkeletons count={4} label={t('states.loading')} />}
        missing={null}
        failed={(reason) => (
          <>
            <p>{t(`states.${reason}`)}</p>
            {others([])}
          </>
        )}
      >
        {({ works, found: total }) => {
          const latest = works.flatMap((work) => (work.deletedAt === undefined ? choiceOf(work, kinds) : []));
          const own = [...latest, ...missingIn(latest, found ?? [])];
          const partly = total > MOST_SEARCHED && found === undefined ? MOST_SEARCHED : undefined;
          return (
            <>
              <OwnItems
                among={own}
                found={found}
                partly={partly}
                query={query}
                several={several}
                onChosen={onChosen}
              />
              {others(own)}
            </>
          );
        }}
      </Live>
      <ByAddress kinds={kinds} several={several} onChosen={onChosen} />
    </div>
  );
}

function missingIn(known: readonly ItemChoice[], found: readonly ItemChoice[]): ItemChoice[] {
  const ids = new Set(known.map(({ reference }) => reference.id));
  return found.filter(({ reference }) => !ids.has(reference.id));
}

/** A work as a choice, where it is public and of one of these kinds. */
function choiceOf(
  { kind, publicId, state, title }: Pick<WorkSummary, 'kind' | 'publicId' | 'state' | 'title'>,
  kinds: readonly Kind[],
): ItemChoice[] {
  const isPublic = state === 'published' || state === 'changed';
  const fits = isPublic && publicId !== undefined && kinds.includes(kind);
  return fits ? [{ reference: { kind, id: publicId }, title }] : [];
}

interface ByAddressProps {
  kinds: readonly Kind[];
  several: Several | undefined;
  onChosen: (reference: Reference) => void;
}

function ByAddress({ kinds, several, onChosen }: ByAddressProps) {
  const t = useTranslations('edit.places');
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    const reference = referenceIn(address, kinds, location.origin);
    if (!reference) {
      setIsWrong(true);
      return;
    }
    // It adds an item, and does not take one back.
    if (!several?.has(reference)) onChosen(reference);
    setAddress('');
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
      <Button type="submit" kind="secondary" disabled={several?.isFull}>
        {t('take')}
      </Button>
    </form>
  );
}
