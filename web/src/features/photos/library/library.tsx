import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { usesOfPhotos } from '../../../services/photos-api.ts';
import type { Failure } from '../../../session/failure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import styles from './library.module.css';
import { LibraryAdder } from './library-adder.tsx';
import {
  countOf,
  filterIn,
  filtersFor,
  type LibraryFilter,
  shownBy,
  undescribedIn,
} from './library-filter.ts';
import { LibraryMap } from './library-map.tsx';
import { LibraryPhotos } from './library-photos.tsx';
import { PhotoDetails } from './photo-details.tsx';
import { PlaceUnused } from './placing/place-unused.tsx';

/** All photos of a creator: by date, on the map, and by what they lack. */
export function Library({ uid }: { uid: string }) {
  const t = useTranslations('library');
  const sentenceOf = useFailureSentence();
  const { uses, failure, reload } = useUses(uid);
  const [filter, setFilter] = useFilter();
  const [isMap, setIsMap] = useState(false);
  const [open, setOpen] = useState<string>();
  const shown = useMemo(() => shownBy(filter, uses), [filter, uses]);
  const lacking = uses ? undescribedIn(uses).size : 0;
  const nextLacking = uses?.undescribed.find(({ ids }) => ids.length > 0);
  return (
    <div className={styles.library}>
      <LibraryAdder uid={uid} onAdded={reload} />
      {uses && (
        <div className={styles.actions}>
          <PlaceUnused uid={uid} uses={uses} onMade={reload} />
        </div>
      )}
      {failure && <Notice kind="warning">{sentenceOf(failure)}</Notice>}
      {lacking > 0 && nextLacking && (
        <div className={styles.asked}>
          <Notice kind="info">{t('undescribed', { count: lacking })}</Notice>
          <Button
            kind="secondary"
            size="small"
            onClick={() => setFilter(`undescribed-${nextLacking.locale}`)}
          >
            {t('describeThem', { count: lacking })}
          </Button>
        </div>
      )}
      <div className={styles.choices}>
        <Select
          label={t('show')}
          value={filter}
          onChange={setFilter}
          choices={filtersFor(uses).map((value) => {
            const count = countOf(value, uses);
            const label = t(`filters.${value}`);
            return { value, label: count === undefined ? label : t('counted', { label, count }) };
          })}
        />
        <Switch checked={isMap} disabled={uses === undefined} onChange={setIsMap}>
          {t('onMap')}
        </Switch>
      </div>
      {isMap && uses && <LibraryMap placed={uses.placed} onOpen={setOpen} />}
      {shown === undefined ? (
        failure === undefined && <p role="status">{t('counting')}</p>
      ) : (
        <LibraryPhotos key={filter} uid={uid} shown={shown} uses={uses} onOpen={setOpen} onChanged={reload} />
      )}
      {open !== undefined && (
        <PhotoDetails
          key={open}
          uid={uid}
          photoId={open}
          uses={uses}
          next={typeof shown === 'object' ? shown[shown.indexOf(open) + 1] : undefined}
          onNext={setOpen}
          onEdited={(photoId) => {
            setOpen(photoId);
            reload();
          }}
          onClose={() => {
            setOpen(undefined);
            reload();
          }}
        />
      )}
    </div>
  );
}

/** The filter: the one in the address of a link that was followed, until another is chosen. */
function useFilter() {
  const { key, search } = useLocation();
  const named = filterIn(search);
  const [filter, setFilter] = useState<LibraryFilter>(named ?? 'added');
  const [seen, setSeen] = useState(key);
  // The same link may be followed again, after another filter was chosen.
  if (key !== seen) {
    setSeen(key);
    if (named) setFilter(named);
  }
  return [filter, setFilter] as const;
}

/** Where the photos are used, which is asked once for each visit and after changes. The list does not wait for it. */
function useUses(uid: string) {
  const [uses, setUses] = useState<PhotoUses>();
  const [failure, setFailure] = useState<Failure>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    let isCurrent = true;
    void usesOfPhotos(uid).then((answer) => {
      if (!isCurrent) return;
      if ('done' in answer) setUses(answer.done);
      setFailure('failure' in answer ? answer.failure : undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [uid, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  return { uses, failure, reload };
}
