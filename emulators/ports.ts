/** The address on which every part of the local stack listens, so that no other machine can reach it. */
export const HOST = '127.0.0.1';

const USUAL_PORTS = {
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  functions: 5001,
  hosting: 5000,
  tasks: 9499,
  eventarc: 9299,
  hub: 4400,
  logging: 4500,
  emulatorUi: 4000,
  identity: 9400,
  search: 9410,
  instagram: 9420,
  mail: 9430,
  mailbox: 9431,
  streets: 9440,
  web: 5173,
};

type PortName = keyof typeof USUAL_PORTS;
export type Ports = Readonly<Record<PortName, number>>;
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The ports of the stack: the default ones, each of which a variable can change, for example
 * WAYMARK_PORT_FIRESTORE.
 *
 * @param offset is added to the default numbers, so that tests can run a second stack
 * @throws {Error} a sentence that names the variable, its value and what is allowed: 1024 to 65535, each
 *   port once
 */
export function readPorts(environment: Environment, offset = 0): Ports {
  const ports: Record<string, number> = {};
  for (const [name, usual] of Object.entries(USUAL_PORTS)) {
    const port = readPort(environment, portVariable(name), usual + offset);
    const twin = Object.keys(ports).find((other) => ports[other] === port);
    if (twin !== undefined) {
      throw new Error(
        `${portVariable(twin)} and ${portVariable(name)} are both ${port}; each part needs its own.`,
      );
    }
    ports[name] = port;
  }
  return { ...USUAL_PORTS, ...ports };
}

/** The environment variable that changes a port. */
export function portVariable(name: string): string {
  return `WAYMARK_PORT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function readPort(environment: Environment, variable: string, usual: number): number {
  const value = environment[variable];
  if (value === undefined) return usual;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1024 && port <= 65_535) return port;
  throw new Error(`${variable} is "${value}"; it must be a whole number from 1024 to 65535.`);
}
