import { z } from 'zod';
import { HOST, type Ports } from './ports.ts';

const emulators = z.record(z.string(), z.unknown());
const NEEDED = ['auth', 'firestore', 'functions'];

/** @throws Error with one sentence where the local stack does not run on these ports */
export async function demandRunningStack(ports: Ports): Promise<void> {
  const address = `http://${HOST}:${ports.hub}`;
  const running = await runningEmulators(`${address}/emulators`);
  if (NEEDED.every((part) => running.includes(part))) return;
  throw new Error(
    `The local stack does not run (asked at ${address}): start it with npm start, and run this beside it.`,
  );
}

async function runningEmulators(address: string): Promise<string[]> {
  try {
    const response = await fetch(address);
    return Object.keys(emulators.parse(await response.json()));
  } catch {
    // No answer, or another program's.
    return [];
  }
}

/**
 * Runs work without triggers: a hundred thousand reactions, one at a time, would keep the stack busy for an hour, and the
 * derived data is rebuilt at once afterwards.
 */
export async function withoutTriggers<Result>(ports: Ports, work: () => Promise<Result>): Promise<Result> {
  await notifyFunctions(ports, 'disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await notifyFunctions(ports, 'enableBackgroundTriggers');
  }
}

async function notifyFunctions(ports: Ports, change: string): Promise<void> {
  const response = await fetch(`http://${HOST}:${ports.hub}/functions/${change}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`The emulators refused to ${change}: ${await response.text()}`);
}
