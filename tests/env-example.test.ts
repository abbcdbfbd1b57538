import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { portVariable, readPorts } from '../emulators/ports.ts';
import { FUNCTIONS_VARIABLES } from '../functions/src/commands/deploy/build-variables.ts';
import { environment, readEnvironment } from '../web/src/config-schema.ts';

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
const given = new Map(
  [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

it('names every variable that is read, and no other', () => {
  const ports = Object.keys(readPorts({})).map(portVariable);
  const read = [...Object.keys(environment.shape), ...FUNCTIONS_VARIABLES, ...ports];
  expect([...given.keys()].sort()).toEqual(read.sort());
});

it('sets nothing when it is copied as it is', () => {
  const ofTheWeb = [...given].filter(([name]) => name.startsWith('VITE_'));
  expect(readEnvironment(Object.fromEntries(ofTheWeb))).toEqual(readEnvironment({}));
});

it('shows the usual ports', () => {
  for (const [name, port] of Object.entries(readPorts({}))) {
    expect(given.get(portVariable(name))).toBe(String(port));
  }
});
