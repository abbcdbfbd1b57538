import type { Reference } from '@waymark/model/entities/fields';
import { type Kind, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { folded } from '@waymark/model/folded';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../elements/kind-mark.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { Live } from '../../live/live.tsx';
import { type FoundWorks, worksOfOwner } from '../../live/work-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { referenceIn } from './item-reference.ts';
import styles from './references.module.css';

export type ItemReference = Reference;

/** What a story may speak of. */
export const PLACES_OF_STORY: readonly Kind[] = [...PUBLISHED_KINDS, 'list'];

/** More are not shown at once. */
const MOST_SHOWN = 30;

/** So many works are searched in, those that changed last. */
const MOST_SEARCHED = 500;

interface PlaceChooserProps {
  uid: string;
  kinds: readonly Kind[];
  open: boolean;
  onChosen: (reference: Reference) => void;
  onClose: () => void;
}

/** Chooses a public item: among those that one has published, or by its address. */
export function PlaceChooser({ open, onClose, ...rest }: PlaceChooserProps) {
  const t = useTranslations('edit.places');
  return (
    <Dialog open={open} onClose={onClose} heading={t('heading')} closeLabel={t('close')}>
      <Choices {...rest} />
    </Dialog>
  );
}

function Choices({ uid, kinds, onChosen }: Omit<PlaceChooserProps, 'open' | 'onClose'>) {
  const t = useTranslations();
  const query = useMemo(() => worksOfOwner(uid, MOST_SEARCHED), [uid]);
  return (
    <div className={styles.choices}>
      <Live
        query={query}
        loading={<LineSkeletons count={4} label={t('states.loading')} />}
        missing={null}
        failed={(reason) => <p>{t(`states.${reason}`)}</p>}
      >
        {(found) => <OwnItems among={found} kinds={kinds} onChosen={onChosen} />}
      </Live>
      <ByAddress kinds={kinds} onChosen={onChosen} />
    </div>
  );
}

interface OwnItemsProps {
  among: FoundWorks;
  kinds: readonly Kind[];
  onChosen: (reference: Reference) => void;
}

function OwnItems({ among, kinds, onChosen }: OwnItemsProps) {
  const t = useTranslations('edit.places');
  const locale = useLocale();
  const [asked, setAsked] = useState('');
  const items = among.works.flatMap(({ kind, publicId, state, deletedAt, title }) => {
    const isPublic = (state === 'published' || state === 'changed') && deletedAt === undefined;
    const fits = isPublic && publicId !== undefined && kinds.includes(kind);
    return fits ? [{ reference: { kind, id: publicId }, title }] : [];
  });
  const found = items.filter(({ title }) => contains(title, asked));
  if (items.length === 0) return <p className={styles.said}>{t('none')}</p>;
  return (
    <section className={styles.own} aria-label={t('own')}>
      <TextField
        label={t('search')}
        icon={Search}
        type="search"
        autoComplete="off"
        value={asked}
        onChange={setAsked}
      />
      {found.length === 0 && <p className={styles.said}>{t('noneFound')}</p>}
      <ul className={styles.items}>
        {found.slice(0, MOST_SHOWN).map(({ reference, title }) => (
          <li key={reference.id}>
            <button type="button" className={styles.item} onClick={() => onChosen(reference)}>
              <KindMark kind={reference.kind} />
              <span lang={choose(title, locale).lang}>{choose(title, locale).value}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p className={styles.said}>{t('more', { count: MOST_SHOWN })}</p>}
      {among.found > MOST_SEARCHED && <p className={styles.said}>{t('newest', { count: MOST_SEARCHED })}</p>}
    </section>
  );
}

/** In either language, whatever its case and its accents. */
function contains({ en = '', fr = '' }: LocalisedText, asked: string): boolean {
  return [en, fr].some((title) => folded(title).includes(folded(asked.trim())));
}

function ByAddress({ kinds, onChosen }: Omit<OwnItemsProps, 'among'>) {
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
