import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESOURCES } from './resources.ts';

const surface = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');
const names = [...surface.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, list = '']) => list.split(', '));

test('every deployed function has a row, and no other', () => {
  expect(Object.keys(RESOURCES).toSorted()).toEqual(names.toSorted());
});

test.each(names)('%s is deployed with its row', (name) => {
  const module = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./(.+)';`).exec(surface)?.[1];
  const source = readFileSync(new URL(`../${module}`, import.meta.url), 'utf8');
  expect(source).toContain(`...RESOURCES.${name},`.replace(/,$/, ''));
});
