import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { LoadMore } from '../../ui/controls/load-more.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { RowSkeletons } from '../../ui/display/skeleton.tsx';

/** How many entries are shown at first, and added with each step. */
const STEP = 24;

interface OwnCollectionProps<Answer, One> {
  /** The id of the owner or of the parent. */
  of: string;
  /** The query for this many entries. It asks for one more, which shows whether there are others. */
  queryOf: (of: string, limit: number) => LiveQuery<Answer>;
  /** The entries of an answer, and their number before invalid ones were left out. */
  read: (answer: Answer) => { all: readonly One[]; found: number };
  empty: ReactNode;
  /** The sentence that counts the shown entries. */
  statusOf: (count: number) => string;
  children: (shown: readonly One[]) => ReactNode;
}

/** A live list of the user's own entries, with a button for more. */
export function OwnCollection<Answer, One>({
  of,
  queryOf,
  read,
  empty,
  statusOf,
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
              status={statusOf(shown.length)}
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
