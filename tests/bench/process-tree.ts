import { readdirSync, readFileSync } from 'node:fs';

/** A process, identified as no later process can be: its id, and when it started. */
export interface ProcessName {
  pid: number;
  /** In ticks since the machine started. */
  startedAt: string;
}

interface RunningProcess extends ProcessName {
  parent: number;
}

/** A process with all its descendants; Linux only. */
export function processTree(root: number): ProcessName[] {
  const running = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(name) : []));
  const tree = running.filter(({ pid }) => pid === root);
  // The tree grows while it is walked: each of its processes adds its children.
  for (const { pid } of tree) tree.push(...running.filter(({ parent }) => parent === pid));
  return tree;
}

export function stillRunning({ pid, startedAt }: ProcessName): boolean {
  return readProcess(String(pid)).some((running) => running.startedAt === startedAt);
}

/** The program of a process with its arguments, separated by spaces; empty where it has ended. */
export function commandOf({ pid }: ProcessName): string {
  return readProc(String(pid), 'cmdline').replaceAll('\0', ' ');
}

/** The memory that processes have to themselves, with their shares of shared memory, in bytes: Linux's proportional set size. */
export function memoryOf(processes: readonly ProcessName[]): number {
  return bytesOf(processes, 'smaps_rollup', /^Pss:\s+(\d+) kB$/m);
}

/** The most memory that each of the processes has had, together, in bytes: Linux's peak resident set size. */
export function peakMemoryOf(processes: readonly ProcessName[]): number {
  return bytesOf(processes, 'status', /^VmHWM:\s+(\d+) kB$/m);
}

/** The sum of a number of kilobytes that a file of each process has; 0 for a process that has ended. */
function bytesOf(processes: readonly ProcessName[], file: string, kilobytes: RegExp): number {
  const each = processes.map(({ pid }) => Number(kilobytes.exec(readProc(String(pid), file))?.[1] ?? 0));
  return each.reduce((sum, one) => sum + one, 0) * 1024;
}

/** Empty where the process does not exist, or has ended and its parent has not noticed yet. */
function readProcess(pid: string): RunningProcess[] {
  const stat = readProc(pid, 'stat');
  // The second field is the command in brackets, which may itself contain spaces and brackets.
  const [state = 'Z', parent = '0', ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Field 22 of all, as `man 5 proc` counts them: the first of `others` is the fifth.
  const startedAt = others[17] ?? '';
  return state === 'Z' || stat === '' ? [] : [{ pid: Number(pid), startedAt, parent: Number(parent) }];
}

/** Empty for a process that has ended. */
function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
