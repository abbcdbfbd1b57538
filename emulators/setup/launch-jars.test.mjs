// @ts-check
import { expect, it } from 'vitest';
import { manifest } from './launch-jars.mjs';

it('writes a class path with spaces as an encoded URL', () => {
  const text = manifest('Main', '/opt/google cloud/émulateur.jar');
  expect(unfolded(text)).toBe(
    'Main-Class: Main\nClass-Path: file:///opt/google%20cloud/%C3%A9mulateur.jar\n',
  );
});

it('folds lines at 72 bytes', () => {
  const path = `/${'folder/'.repeat(40)}emulator.jar`;
  const text = manifest('Main', path);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(72);
  expect(unfolded(text)).toContain(`Class-Path: file://${path}\n`);
});

/** @param {string} text of a manifest */
function unfolded(text) {
  return text.replaceAll('\n ', '');
}
