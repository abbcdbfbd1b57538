import { useLoaderData } from 'react-router';
import { RichTextView } from '../features/content/text/rich-text-view.tsx';
import { BeginLink, WaysIn } from '../features/email-account/ways-in.tsx';
import { loadTeamText } from '../features/team/load-team-text.ts';
import type { TeamText } from '../features/team/team-text.ts';
import { TextPage } from '../features/team/text-page.tsx';
import { useLocale } from '../i18n/paths.ts';

export const messages = ['access'] as const;

export const loader = loadTeamText;

/** Why to join, and both ways to sign in. The links in letters about accounts lead here. */
export function Component() {
  const { title, summary, text } = useLoaderData<TeamText>();
  return (
    <TextPage name={title} heading={title} summary={summary}>
      <WaysIn />
      <RichTextView text={text} lang={useLocale()} photos={[]} places={[]} />
      <BeginLink />
    </TextPage>
  );
}
