/**
 * node guard.ts MARK GRACE_MS COMMAND ARGS…
 *
 * Runs one part of the local stack and outlives the launcher until the part has stopped. The launcher holds the other end of
 * our stdin. It closes when the launcher wants the part to stop, and also when the launcher dies in any way, so that no process
 * stays behind.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endMarked, MARK_VARIABLE } from './marked-processes.ts';

/** How long processes that the part left running may take before they are killed. */
const LEFTOVER_GRACE_MS = 2_000;

const [mark = '', graceMs = '0', command = '', ...args] = process.argv.slice(2);
const part = spawn(command, args, {
  env: { ...process.env, [MARK_VARIABLE]: mark },
  stdio: ['ignore', 'pipe', 'pipe'],
});

// The part never writes to the launcher directly: while it saves data it must not die of a broken pipe.
part.stdout.on('data', (chunk) => process.stdout.write(chunk));
part.stderr.on('data', (chunk) => process.stderr.write(chunk));
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

let stopping = false;
process.stdin.resume();
process.stdin.on('close', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

part.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
part.on('exit', async (code, signal) => {
  await endMarked(mark, LEFTOVER_GRACE_MS);
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
});

function stop(): void {
  if (stopping) return;
  stopping = true;
  part.kill('SIGINT');
  setTimeout(() => part.kill('SIGKILL'), Number(graceMs));
}
