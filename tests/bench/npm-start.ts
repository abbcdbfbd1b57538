import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Environment, type Ports, portVariable } from '../../emulators/ports.ts';
import { ROOT } from '../run-command.ts';
import { type ProcessName, processTree, stillRunning } from './process-tree.ts';

export interface NpmStartOptions {
  ports: Ports;
  /** The folder of the start's data. */
  dataFolder: string;
  args?: readonly string[];
}

export interface NpmStart {
  pid: number;
  /**
   * Resolves with the seconds from the command to the first printed line that matches; with undefined when none came before
   * the command ended or the time was over.
   */
  secondsTo(line: RegExp, limitSeconds: number): Promise<number | undefined>;
  /** Stops it as Ctrl-C does, and resolves with the number of its processes that remain when the command has ended. */
  interrupt(): Promise<number>;
}

/** Runs `npm start` as in a terminal, and shows its output. */
export function npmStart({ ports, dataFolder, args = [] }: NpmStartOptions): NpmStart {
  const startedAt = performance.now();
  const lines: { text: string; seconds: number }[] = [];
  const child = spawn('npm', ['start', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...portEnvironment(ports), WAYMARK_DATA_FOLDER: dataFolder },
    // In a process group of its own, which a terminal's Ctrl-C reaches as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started.');
  createInterface({ input: child.stdout }).on('line', (text) => {
    console.log(text);
    lines.push({ text, seconds: (performance.now() - startedAt) / 1000 });
  });
  const ended = once(child, 'exit');
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const stopGroup = async () => {
    if (isOver()) return;
    process.kill(-pid, 'SIGINT');
    await ended;
  };
  // Ctrl-C on the benchmark does not reach that group.
  const giveUp = () => stopGroup().finally(() => process.exit(130));
  process.once('SIGINT', giveUp);

  return {
    pid,
    async secondsTo(line, limitSeconds) {
      const deadline = performance.now() + limitSeconds * 1000;
      for (;;) {
        const found = lines.find(({ text }) => line.test(text));
        if (found !== undefined || isOver() || performance.now() > deadline) return found?.seconds;
        await sleep(50);
      }
    },
    async interrupt() {
      const processes: ProcessName[] = processTree(pid);
      await stopGroup();
      process.removeListener('SIGINT', giveUp);
      return processes.filter(stillRunning).length;
    },
  };
}

function portEnvironment(ports: Ports): Environment {
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [portVariable(name), String(port)]));
}
