import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { LivePage } from '../elements/page/live-page.tsx';
import { NotFound } from '../elements/page/not-found.tsx';
import { MessageForm } from '../features/message/message-form.tsx';
import { Recipient } from '../features/message/recipient.tsx';
import { TextPage } from '../features/team/text-page.tsx';
import {
  acceptsMessages,
  type Contact,
  contactIn,
  creatorAt,
  oneCreator,
} from '../live/queries/creator-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';

export const messages = ['message'] as const;

export const loader = (args: LoaderFunctionArgs) => loadPage<'creators-id-contact'>(args);

/** The form by which a visitor writes to a creator who accepts messages, as long as they accept them. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'creators-id-contact'>>();
  const at = 'id' in match.params ? match.params.id : '';
  const id = payload?.creator.id;
  const query = useMemo(() => contactIn(id === undefined ? creatorAt(at) : oneCreator(id)), [id, at]);
  return (
    <LivePage query={query} initial={payload?.creator}>
      {(creator) => (acceptsMessages(creator) ? <ContactPage creator={creator} /> : <NotFound />)}
    </LivePage>
  );
}

function ContactPage({ creator }: { creator: Contact }) {
  const t = useTranslations('message.creator');
  const { id, name } = creator;
  return (
    <TextPage
      name={t.markup('title', { name, to: (chunks) => chunks })}
      heading={t.rich('title', { name, to: (chunks) => <bdi>{chunks}</bdi> })}
      summary={t('intro')}
      facts={<Recipient creator={creator} />}
    >
      <MessageForm key={id} recipient={{ creatorId: id }} />
    </TextPage>
  );
}
