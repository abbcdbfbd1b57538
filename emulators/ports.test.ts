import { expect, it } from 'vitest';
import { portVariable, readPorts } from './ports.ts';

it('gives every part its usual port', () => {
  expect(readPorts({})).toMatchObject({ hosting: 5000, firestore: 8080, firestoreWebsocket: 9150 });
});

it('lets a variable change a port, and moves the others for a second stack', () => {
  expect(readPorts({ WAYMARK_PORT_FIRESTORE: '8181' })).toMatchObject({ firestore: 8181, auth: 9099 });
  expect(readPorts({}, 10_000)).toMatchObject({ firestore: 18_080, auth: 19_099 });
});

it.each(['80', '65536', '8080.5', '0x1F90', 'eighty', ''])(
  'refuses %j, and says what is allowed',
  (value) => {
    expect(() => readPorts({ WAYMARK_PORT_AUTH: value })).toThrow(
      `WAYMARK_PORT_AUTH is "${value}"; it must be a whole number from 1024 to 65535.`,
    );
  },
);

it('refuses one port for two parts', () => {
  expect(() => readPorts({ WAYMARK_PORT_STORAGE: '8080' })).toThrow(
    'WAYMARK_PORT_FIRESTORE and WAYMARK_PORT_STORAGE are both 8080',
  );
});

it('names the variable of a port whose name has two words', () => {
  expect(portVariable('emulatorUi')).toBe('WAYMARK_PORT_EMULATOR_UI');
});
