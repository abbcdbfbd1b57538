import { headAndText } from '@waymark/model/rich-text/from-markdown';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { TeamText } from '../src/features/team/team-text.ts';

/** The texts of the team's pages, and no other Markdown. */
const TEXTS = /\/content\/pages\/[a-z]+\.(?:en|fr)\.md$/;

const head = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  summary: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Reads the texts of the team's pages when the application is built, as articles are read: no browser loads a parser for them. */
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

/** @throws Error saying what is wrong with it */
export function readTeamText(file: string): TeamText {
  const { head: yaml, text } = headAndText(file);
  return { ...head.parse(parse(yaml)), text };
}
