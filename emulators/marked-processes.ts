import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Every process of a part has this variable with the part's mark in its environment, including processes in groups of their
 * own. Only processes with one of our marks are ever ended.
 */
export const MARK_VARIABLE = 'WAYMARK_STACK';

/**
 * Ends all processes with a mark: first by a request, then by force.
 *
 * @param graceMs how long they may take before they are killed
 */
export async function endMarked(mark: string, graceMs: number): Promise<void> {
  const deadline = Date.now() + graceMs;
  send(findMarked(mark), 'SIGTERM');
  while (findMarked(mark).length > 0) {
    if (Date.now() >= deadline) send(findMarked(mark), 'SIGKILL');
    await sleep(50);
  }
}

/** Process ids of all processes with a mark, except this one. */
function findMarked(mark: string): number[] {
  const entry = `${MARK_VARIABLE}=${mark}`;
  const pids = process.platform === 'linux' ? fromProc(entry) : fromPs(entry);
  return pids.filter((pid) => pid !== process.pid);
}

function fromProc(entry: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(entry))
    .map(Number);
}

/** Empty for a process that is gone or belongs to another user. */
function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function fromPs(entry: string): number[] {
  const listing = execFileSync('ps', ['eww', '-A', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return listing
    .split('\n')
    .filter((line) => line.split(' ').includes(entry))
    .map((line) => Number.parseInt(line, 10));
}

function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended in the meantime.
    }
  }
}
