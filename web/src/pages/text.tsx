import { matchPath } from '@waymark/model/paths/match-path';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RichTextView } from '../features/content/text/rich-text-view.tsx';
import type { TeamText } from '../features/team/team-text.ts';
import { TextPage } from '../features/team/text-page.tsx';
import { useLocale } from '../i18n/paths.ts';

/** The texts, one file each, by `{page}.{locale}`. */
const TEXTS = import.meta.glob<TeamText>('../../../content/pages/*.md', { import: 'default' });

export async function loader({ request }: LoaderFunctionArgs): Promise<TeamText> {
  const { pathname } = new URL(request.url);
  const match = matchPath(pathname);
  const load = match && TEXTS[`../../../content/pages/${match.page}.${match.locale}.md`];
  if (!load) throw new Error(`There is no text for ${pathname}`);
  return load();
}

/** A page with one of the team's texts: about Waymark, the team, the prices, privacy. */
export function Component() {
  const { title, summary, text } = useLoaderData<TeamText>();
  return (
    <TextPage name={title} heading={title} summary={summary}>
      <RichTextView text={text} lang={useLocale()} photos={[]} places={[]} />
    </TextPage>
  );
}
