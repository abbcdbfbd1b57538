import { fileURLToPath } from 'node:url';
import { readArticles } from '@waymark/functions/publish/team/publish-articles';
import { articleCover } from './demo-articles.ts';
import { demoCreators } from './demo-creators.ts';
import { demoLists } from './demo-lists.ts';
import { demoMessages } from './demo-messages.ts';
import { pictureBook } from './demo-pictures.ts';
import { demoWorks } from './demo-works.ts';
import { readContent } from './read-content.ts';

/** The folder of the team's own content. */
export const teamContent = (name: string) => fileURLToPath(new URL(`../../content/${name}`, import.meta.url));

export type Demo = Awaited<ReturnType<typeof demoContent>>;

/**
 * All demo content, ready to be written, and its pictures. It is the same every time.
 * @param issuer the identity provider that its creators sign in at
 */
export async function demoContent(issuer: string) {
  const content = readContent();
  const { pictures, photoOf } = pictureBook();
  const articles = readArticles(teamContent('articles'), articleCover(photoOf));
  const creators = await demoCreators(content.creators, photoOf, issuer);
  const messages = demoMessages(creators.first);
  const works = demoWorks(content, creators.uidOf, photoOf);
  const lists = demoLists(content, creators.uidOf);
  return { articles, creators, messages, works, lists, pictures };
}
