import { readFileSync } from 'node:fs';
import { SERVICES } from '@waymark/model/entities/services';
import { expect, test } from 'vitest';
import { PLACES } from './places.ts';

const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** The collections of firestore.rules without data of users, and those derived from what is in the table. */
const IMPERSONAL: readonly string[] = [
  'countries/{slug}',
  'articles/{slug}',
  // Made again by the triggers of public documents; `npm run map-index -- check` compares them.
  'mapIndex/{level}/tiles/{tile}',
];

/** The full paths of all `match` statements, those in others too. */
function matchedPaths(): string[] {
  const paths: string[] = [];
  const outer: { path: string; depth: number }[] = [];
  let depth = 0;
  for (const line of RULES.split('\n')) {
    const code = line.replace(/\/\/.*$/, '');
    const [, path] = /^\s*match (\/\S+) \{/.exec(code) ?? [];
    if (path !== undefined) {
      const whole = (outer.at(-1)?.path ?? '') + path;
      outer.push({ path: whole, depth });
      paths.push(whole);
    }
    const literals = code.replaceAll(/'[^']*'/g, '').replace(/match \S+/, '');
    for (const character of literals) {
      if (character === '{') depth++;
      if (character === '}' && --depth === outer.at(-1)?.depth) outer.pop();
    }
  }
  const root = '/databases/{database}/documents';
  return paths.filter((path) => path !== root).map((path) => path.slice(root.length + 1));
}

test('every collection of the rules is a place of personal data, or said to have none', () => {
  const matched = matchedPaths();
  expect(matched).toContain('lists/{id}/invitations/{invitationId}');
  expect(matched.length).toBeGreaterThan(20);
  const known = [...IMPERSONAL, ...PLACES.flatMap(({ paths }) => paths)];
  expect(matched.filter((path) => !known.includes(path))).toEqual([]);
});

test('no place is there twice', () => {
  const names = PLACES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const paths = PLACES.flatMap((place) => place.paths);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the rules name the services that the interface asks for', () => {
  const [, listed = ''] =
    /function isConsent\(consent\) \{\s*return consent\.keys\(\)\.hasOnly\(\[([^\]]*)\]/.exec(RULES) ?? [];
  expect(listed.replaceAll(/[' ]/g, '').split(',')).toEqual([...SERVICES]);
  const decided = [...RULES.matchAll(/isDecided\(consent, '(\w+)'\)/g)].map(([, service]) => service);
  expect(decided).toEqual([...SERVICES]);
});
