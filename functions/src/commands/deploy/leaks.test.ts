import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLeaks } from './leaks.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-leaks-'));

function file(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { name, path, bytes: text.length };
}

it('finds a secret by its name and by its value', () => {
  const files = [file('a.js', 'const key = "hunter2-hunter2"'), file('b.js', 'process.env.SEARCH_ADMIN_KEY')];
  expect(findLeaks(files, ['SEARCH_ADMIN_KEY'], { SEARCH_ADMIN_KEY: 'hunter2-hunter2' })).toEqual([
    'web/dist/a.js holds the value of the secret SEARCH_ADMIN_KEY.',
    'web/dist/b.js holds the name of the secret SEARCH_ADMIN_KEY.',
  ]);
});

it('finds private keys, secrets of the local stack and addresses of emulators', () => {
  const files = [
    file('c.js', '-----BEGIN PRIVATE KEY-----\nMIIE'),
    file('d.js', "'local-admin-key'"),
    file('e.js', "connect('http://127.0.0.1:9099')"),
  ];
  expect(findLeaks(files, [], {})).toEqual([
    'web/dist/c.js holds a private key.',
    'web/dist/d.js holds a secret of the local stack.',
    "web/dist/e.js holds the emulator's address 127.0.0.1:9099.",
  ]);
});

it('accepts what every build contains: the examples of source maps and the default of a variable', () => {
  const files = [file('f.js.map', 'http://localhost:9099'), file('g.js', "'localhost:9400'")];
  expect(findLeaks(files, [], {})).toEqual([]);
});
