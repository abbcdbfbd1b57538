import { headAndText } from '@waymark/model/rich-text/from-markdown';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { TeamText } from '../src/features/team/team-text.ts';

/** Matches the texts of the team's pages and no other Markdown. */
const TEXTS = /\/content\/pages\/[a-z]+\.(?:en|fr)\.md$/;

const head = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  summary: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Parses the texts of the team's pages at build time, as articles are parsed, so that browsers load no parser for them. */
export function teamTexts(): Plugin {
  return {
    name: 'team-texts',
    transform(file, id) {
      return TEXTS.test(id)
        ? { code: `export default ${JSON.stringify(readTeamText(file))}`, map: null }
        : null;
    },
  };
}

/** @throws Error that names the mistake */
export function readTeamText(file: string): TeamText {
  const { head: yaml, text } = headAndText(file);
  return { ...head.parse(parse(yaml)), text };
}
