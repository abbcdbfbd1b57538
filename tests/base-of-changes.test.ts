import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { baseOfChanges } from './base-of-changes.ts';

/** A checkout with one commit on its main branch. */
function aCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@waymark.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (name: string) => {
    writeFileSync(join(folder, name), name);
    git('add', '.');
    git('commit', '-q', '-m', name);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  return { folder, git, commit, first: commit('first') };
}

test('a checkout without changes has no base, nor has a folder without git', () => {
  expect(baseOfChanges(aCheckout().folder)).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(baseOfChanges(folder)).toBeUndefined();
});

test('changes without a commit count from the last one, also in new files', () => {
  const { folder, first } = aCheckout();
  writeFileSync(join(folder, 'new'), 'new');
  expect(baseOfChanges(folder)).toBe(first);
});

test('the commits of a branch count from where it left the main branch', () => {
  const { folder, git, commit, first } = aCheckout();
  git('checkout', '-q', '-b', 'work');
  commit('second');
  expect(baseOfChanges(folder)).toBe(first);
});

test('the main branch of the origin counts before that of the checkout', () => {
  const { folder, git, commit, first } = aCheckout();
  git('update-ref', 'refs/remotes/origin/main', first);
  commit('second');
  expect(baseOfChanges(folder)).toBe(first);
});
