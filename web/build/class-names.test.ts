import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('src/**/*.module.css', { cwd: ROOT });

/** The name of each class of each style sheet. */
function allNames(): string[] {
  const nameOf = classNames(ROOT);
  return FILES.flatMap((file) => {
    const css = readFileSync(join(ROOT, file), 'utf8');
    const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
    return [...classes].map((name) => nameOf(name, join(ROOT, file), css));
  });
}

test('no two classes of the application have one name, and the names are short', () => {
  const names = allNames();
  expect(FILES.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^_[a-z\d]{3,4}$/.test(name))).toEqual([]);
});

test('two builds of one state agree', () => {
  expect(allNames()).toEqual(allNames());
});

test('a file that is no style sheet of the application, and a name that the sheet does not have, have no name', () => {
  const nameOf = classNames(ROOT);
  expect(() => nameOf('a', join(ROOT, 'src/none.module.css'), '.a {}')).toThrow('no style sheet');
  expect(() => nameOf('b', join(ROOT, FILES[0] ?? ''), '.a {}')).toThrow('no such word');
});
