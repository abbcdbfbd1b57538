import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endMarked } from './marked-processes.ts';
import type { Environment } from './ports.ts';

const GUARD = fileURLToPath(new URL('guard.ts', import.meta.url));

/** Log lines kept, to show when a part ends by itself. */
const MAX_LAST_LINES = 40;

export interface PartOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Environment;
  /** How long the part may take to end after SIGINT, in milliseconds. */
  readonly graceMs: number;
  /** Gets each line that the part prints. */
  readonly onLine?: (line: string) => void;
}

export interface ProcessExit {
  /** Exit code; 128 plus the signal's number where a signal ended the part. */
  readonly code: number;
  readonly lastLines: readonly string[];
}

/** A running command together with every process it starts. */
export interface Part {
  readonly ended: Promise<ProcessExit>;
  /** Asks the part to end, kills it after its grace period, and resolves when no process of it runs. */
  stop(): Promise<void>;
}

/**
 * Starts a command under a guard (guard.ts), in a session of its own: Ctrl-C in our terminal then reaches us and not the part,
 * which would stop without saving after a second signal.
 */
export function startPart({
  command,
  args,
  cwd,
  environment,
  graceMs,
  onLine = () => {},
}: PartOptions): Part {
  const mark = randomUUID();
  const lastLines: string[] = [];
  const guard = spawn(process.execPath, [GUARD, mark, String(graceMs), command, ...args], {
    cwd,
    env: environment,
    detached: true,
    stdio: 'pipe',
  });
  guard.stdin.on('error', () => {}); // the guard may have ended already
  for (const stream of [guard.stdout, guard.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > MAX_LAST_LINES) lastLines.shift();
      onLine(line);
    });
  }
  const ended = (async () => {
    const closed = once(guard, 'close');
    const [code]: (number | null)[] = await once(guard, 'exit');
    if (code === null) await endMarked(mark, graceMs); // the guard itself was killed
    await Promise.race([closed, sleep(1_000)]);
    return { code: code ?? 1, lastLines };
  })();
  return {
    ended,
    async stop() {
      guard.stdin.end();
      await ended;
    },
  };
}
