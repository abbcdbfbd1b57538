import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { HOST } from './ports.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';

interface KeptOptions extends StackOptions {
  readonly dataFolder: string;
  /** Called when the emulators run again with saved data. They have lost waiting tasks. */
  readonly onReturn: (stack: Stack) => Promise<void>;
  /** How often changed data is saved, in milliseconds. */
  readonly saveEvery?: number;
  /** Starts the emulators once; for tests. */
  readonly start?: (options: StackOptions) => Promise<Stack>;
  /** Saves their data; for tests. */
  readonly save?: (options: KeptOptions) => Promise<void>;
}

const SAVE_EVERY = 180_000;

/** The emulators return this often within this time, in milliseconds. More often, something ends them again and again. */
const MOST_RETURNS = 3;
const SPAN = 600_000;

/**
 * Starts the Firebase emulators, saves their data while it changes, and starts them again with the saved data when they end by
 * themselves.
 */
export async function startKeptStack(options: KeptOptions): Promise<Stack> {
  const { log, onReturn, saveEvery = SAVE_EVERY, start = startStack, save = saveData } = options;
  let hasChanged = false;
  let isStopping = false;
  let running = Promise.resolve();
  const watched = {
    ...options,
    onChange() {
      hasChanged = true;
    },
  };
  let stack = await start(watched);
  const died = Promise.withResolvers<string>();
  const returns: number[] = [];

  const timer = setInterval(() => {
    if (!hasChanged || isStopping) return;
    hasChanged = false;
    running = running
      .then(() => save(options))
      .catch((error) => {
        hasChanged = true;
        if (!isStopping) log(`The data could not be saved: ${error}`);
      });
  }, saveEvery);

  void follow();
  return {
    environment: stack.environment,
    died: died.promise,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
      await stack.stop();
    },
  };

  /** Waits for the end of the emulators, and starts them again. */
  async function follow(): Promise<void> {
    for (;;) {
      const reason = await stack.died;
      if (isStopping) return;
      const now = Date.now();
      returns.push(now);
      if (returns.filter((at) => now - at < SPAN).length > MOST_RETURNS) return died.resolve(reason);
      log(`${reason} They start again with the data that was last saved.`);
      const returned = comeBack();
      running = returned.then(() => undefined);
      const fault = await returned;
      if (fault !== undefined) return died.resolve(fault);
    }
  }

  /** @returns a sentence where they do not start */
  async function comeBack(): Promise<string | undefined> {
    try {
      stack = await start(watched);
      if (!isStopping) await onReturn(stack);
      log('The emulators run again.');
      return undefined;
    } catch (error) {
      return `The emulators do not start again: ${error instanceof Error ? error.message : error}`;
    }
  }
}

/** Has the emulators write their data, as at their end. */
async function saveData({ ports, dataFolder }: KeptOptions): Promise<void> {
  // The emulators create the folder alone, not the one around it.
  mkdirSync(dirname(dataFolder), { recursive: true });
  const response = await fetch(`http://${HOST}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: dataFolder, initiatedBy: 'waymark' }),
  });
  if (!response.ok) throw new Error(await response.text());
}
