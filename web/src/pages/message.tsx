import { matchPath } from '@waymark/model/paths/match-path';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessageForm } from '../features/message/message-form.tsx';
import { TextPage } from '../features/team/text-page.tsx';

type MessagePage = 'contact' | 'feedback';

export const messages = ['message'] as const;

export function loader({ request }: LoaderFunctionArgs): MessagePage {
  return matchPath(new URL(request.url).pathname)?.page === 'feedback' ? 'feedback' : 'contact';
}

/** The form by which a visitor writes to the team. */
export function Component() {
  const page = useLoaderData<MessagePage>();
  const t = useTranslations('message');
  return (
    <TextPage name={t(`${page}.title`)} heading={t(`${page}.title`)} summary={t(`${page}.intro`)}>
      <MessageForm key={page} recipient={page} />
    </TextPage>
  );
}
