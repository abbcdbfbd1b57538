import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowSkeletons } from '../../ui/skeleton.tsx';

/** How many are shown at first, and with each step. */
const STEP = 24;

interface OwnCollectionProps<Answer, One> {
  /** Whose it is, or what it is a part of. */
  of: string;
  /** Asks for so many, and for one more, which tells that there are others. */
  queryOf: (of: string, limit: number) => LiveQuery<Answer>;
  /** What an answer has, and how many there were before broken ones were left out. */
  read: (answer: Answer) => { all: readonly One[]; found: number };
  empty: ReactNode;
  /** How many are shown, as a sentence. */
  told: (count: number) => string;
  children: (shown: readonly One[]) => ReactNode;
}

/** What belongs to whoever is signed in, live, step by step. */
export function OwnCollection<Answer, One>({
  of,
  queryOf,
  read,
  empty,
  told,
  children,
}: OwnCollectionProps<Answer, One>) {
  const t = useTranslations();
  const [limit, setLimit] = useState(STEP);
  const query = useMemo(() => queryOf(of, limit), [queryOf, of, limit]);
  return (
    <Live
      query={query}
      loading={<RowSkeletons count={4} label={t('states.loading')} />}
      missing={empty}
      failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
    >
      {(answer) => {
        const { all, found } = read(answer);
        if (found === 0) return empty;
        const shown = all.slice(0, limit);
        return (
          <>
            {children(shown)}
            <LoadMore
              status={told(shown.length)}
              onMore={found > limit ? () => setLimit(limit + STEP) : undefined}
            >
              {t('card.more')}
            </LoadMore>
          </>
        );
      }}
    </Live>
  );
}
