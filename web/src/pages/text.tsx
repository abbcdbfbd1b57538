import { useLoaderData } from 'react-router';
import { RichTextView } from '../features/content/text/rich-text-view.tsx';
import { loadTeamText } from '../features/team/load-team-text.ts';
import type { TeamText } from '../features/team/team-text.ts';
import { TextPage } from '../features/team/text-page.tsx';
import { useLocale } from '../i18n/paths.ts';

export const loader = loadTeamText;

/** A page with one of the team's texts: about Waymark, the team, the prices, privacy. */
export function Component() {
  const { title, summary, text } = useLoaderData<TeamText>();
  return (
    <TextPage name={title} heading={title} summary={summary}>
      <RichTextView text={text} lang={useLocale()} photos={[]} places={[]} />
    </TextPage>
  );
}
