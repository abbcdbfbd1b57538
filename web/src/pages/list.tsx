import type { ListItem } from '@waymark/model/entities/list';
import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { LivePage } from '../elements/live-page.tsx';
import { NotFound } from '../elements/not-found.tsx';
import { usePageFooter } from '../elements/page-footer.ts';
import { type KnownCards, WholeList } from '../features/content/whole-list.tsx';
import { listEntries, oneList } from '../live/list-queries.ts';
import { Live } from '../live/live.tsx';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { isSomebody } from '../session/is-somebody.ts';
import { Notice } from '../ui/notice.tsx';

export const messages = ['item'] as const;

/** A private list has no payload: its owner and its editors read it live. */
export const loader = (args: LoaderFunctionArgs) => loadPage<'lists-id'>(args, { isForSomebody: isSomebody });

/** How many entries there are at first, and with each step. */
const FIRST = 12;
const STEP = 48;
const NONE: ListItem[] = [];

/** One list: from the payload at once, and live from then on. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'lists-id'>>();
  const t = useTranslations('states');
  const footer = usePageFooter();
  const id = 'id' in match.params ? match.params.id : '';
  const [limit, setLimit] = useState(FIRST);
  const query = useMemo(() => oneList(id), [id]);
  const entriesQuery = useMemo(() => listEntries(id, limit), [id, limit]);
  const first = useMemo(() => payload?.entries.map(({ entry }) => entry), [payload]);
  const cards = useMemo<KnownCards>(
    () => new Map(payload?.entries.map(({ entry, card }) => [entry.itemId, card])),
    [payload],
  );
  return (
    <LivePage query={query} initial={payload?.item}>
      {(list) => (
        <Live
          query={entriesQuery}
          initial={first}
          loading={
            <WholeList list={list} entries={NONE} cards={cards} footer={footer} onMore={() => {}} step={0} />
          }
          missing={<NotFound />}
          failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
        >
          {(entries) => (
            <WholeList
              list={list}
              entries={entries}
              cards={cards}
              footer={footer}
              onMore={() => setLimit(limit + STEP)}
              step={STEP}
            />
          )}
        </Live>
      )}
    </LivePage>
  );
}
