import { readFileSync } from 'node:fs';
import { headOf } from '@waymark/model/heads';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { type PageName, patternOf } from '@waymark/model/paths/pages';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Where the title of a page is: the file of messages, and the path of the message in it. */
const TITLES: Partial<Record<PageName, readonly [file: string, ...path: string[]]>> = {
  'atlas-instagram': ['rare/imports', 'imports', 'title'],
  'atlas-lists': ['collections', 'collections', 'list', 'title'],
  blog: ['rare/blog', 'blog', 'title'],
  components: ['rare/style-guide', 'components', 'title'],
  contact: ['rare/message', 'message', 'contact', 'title'],
  countries: ['countries', 'countries', 'title'],
  creators: ['creators', 'creators', 'title'],
  'creators-join': ['rare/members', 'join', 'title'],
  feedback: ['rare/message', 'message', 'feedback', 'title'],
  index: ['', 'tagline'],
  lists: ['rare/lists', 'lists', 'title'],
  posts: ['collections', 'collections', 'post', 'title'],
  preview: ['rare/preview', 'preview', 'title'],
  saved: ['rare/saved', 'saved', 'title'],
  settings: ['rare/settings', 'settings', 'title'],
  test: ['rare/checks', 'checks', 'title'],
  'test-vitals': ['rare/vitals', 'vitals', 'title'],
  'workspace-articles': ['rare/works', 'works', 'title'],
  'workspace-messages': ['rare/inbox', 'inbox', 'title'],
  'workspace-integrations': ['rare/members', 'workspace', 'integrations', 'title'],
  'workspace-photos': ['rare/library', 'library', 'title'],
  'workspace-profile': ['rare/members', 'profile', 'title'],
  'workspace-settings': ['rare/members', 'workspace', 'settings', 'title'],
  'workspace-welcome': ['rare/create', 'create', 'welcome', 'title'],
};
const TEXTS = ['about', 'join', 'pricing', 'privacy', 'team'] as const satisfies PageName[];

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

function messageIn(file: string, path: readonly string[]): unknown {
  return path.reduce((value, key) => new Map(Object.entries(value)).get(key), JSON.parse(read(file)));
}

function nameIn(page: PageName, locale: Locale): string | undefined {
  const match = matchPath(patternOf(page, locale));
  return match ? headOf({ match }).name : undefined;
}

const inLanguages = <Page>(names: readonly Page[]) =>
  names.flatMap((page) => LOCALES.map((locale) => [page, locale] as const));

// Object.entries cannot know that the table has only the keys of its type.
test.each(inLanguages(Object.entries(TITLES) as [PageName, NonNullable<(typeof TITLES)[PageName]>][]))(
  'the server and the application give %s the same title in %s',
  ([page, [file, ...path]], locale) => {
    const name = file === '' ? locale : `${file}.${locale}`;
    expect(nameIn(page, locale)).toBe(messageIn(`../../i18n/messages/${name}.json`, path));
  },
);

test.each(inLanguages(TEXTS))('the server gives %s the title of its text in %s', (page, locale) => {
  const [, head = ''] = read(`../../../../content/pages/${page}.${locale}.md`).split('---\n');
  expect(nameIn(page, locale)).toBe(parse(head).title);
});
