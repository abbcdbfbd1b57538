import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BuildFolders } from './build.ts';
import { environmentOfProcesses, firebaseArguments, firebaseEnvironment } from './firebase-command.ts';
import { type EmulatorName, writeFirebaseConfig } from './firebase-config.ts';
import { type Machine, readMachine } from './machine.ts';
import { names } from './names.ts';
import { type Environment, HOST, type Ports } from './ports.ts';
import { startPart } from './process-group.ts';
import { moveAside, prepareSavedData } from './saved-data.ts';
import { sdkEnvironment } from './sdk-environment.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('.cache/', import.meta.url));

/** What firebase-tools prints when every emulator runs and all functions are loaded. */
const READY_LINE = 'All emulators ready!';

/** firebase-tools continues when the process of an emulator is killed; the stack must not. */
const LOST_EMULATOR_LINE = /has exited upon receiving signal/;

/** firebase-tools continues without functions that do not load; a start must not. */
const UNLOADED_LINE = /Failed to load function definition from source/;

/**
 * How firebase-tools marks what a function prints or throws, and what it prints where it answers in the place of a function, or not
 * at all: it gives a process half a minute to start, and Hosting answers such a request with 504 after a minute.
 */
const FUNCTION_LINE =
  /^> {2}|^\u26A0 {2}functions: |Request to function failed|Your function (?:was killed|timed out)|Failed to start functions in/;

/** What preloads/odd-requests.mjs prints. */
const CHANGED_LINE = 'waymark: the data may have changed';

/** Loading functions takes most of it, on a slow machine. */
const START_LIMIT_MS = 180_000;

/** Saving all data of a large project takes most of it. */
const STOP_GRACE_MS = 60_000;

export interface StackOptions {
  readonly parts: readonly EmulatorName[];
  readonly ports: Ports;
  /** Gets what functions print, and the last lines of a part that ends by itself. */
  readonly log: (line: string) => void;
  /** Starts with `demo-`: for these firebase-tools never calls out. Two stacks at a time need two ids. */
  readonly projectId?: string;
  /** Holds firebase.json; the repository's root unless a test brings its own. */
  readonly projectFolder?: string;
  /** Data is read from here at the start and saved here at the stop; without it, nothing is kept. */
  readonly dataFolder?: string;
  /** The environment of the emulators and of our functions. */
  readonly environment?: Environment;
  readonly machine?: Machine;
  /** The build folders of functions and web application, where they differ from firebase.json. */
  readonly builds?: BuildFolders;
  /** Called when the data may have changed, at most once a second. */
  readonly onChange?: () => void;
  /** Cancels the start. */
  readonly signal?: AbortSignal;
}

export interface Stack {
  /** What the SDKs need in their environment to talk to these emulators. */
  readonly environment: Environment;
  /** Resolves with a sentence when a part ends unexpectedly. */
  readonly died: Promise<string>;
  /** Saves the data, ends every process, and resolves when none runs. */
  stop(): Promise<void>;
}

/**
 * Starts the Firebase emulators and resolves when every one of them answers. Saved data that they cannot read is set aside with
 * a message, and they start without it.
 *
 * @throws {Error} where they do not start, or the signal aborts; their last output is in the log
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataFolder, log, signal, projectId = names.projectId } = options;
  const runFolder = join(CACHE, 'run', `${projectId}-${options.ports.hub}`); // firebase-tools writes its log files to its working folder
  mkdirSync(runFolder, { recursive: true });
  const saved = dataFolder !== undefined && prepareSavedData(dataFolder, runFolder, log);
  if (!saved) return launch(options, runFolder);
  try {
    return await launch(options, runFolder);
  } catch (error) {
    if (signal?.aborted) throw error;
    log('The emulators do not start from the saved data; starting without it.');
  }
  const place = moveAside(dataFolder);
  try {
    const stack = await launch(options, runFolder);
    log(`The saved data could not be read; it is set aside as ${place}.`);
    return stack;
  } catch (error) {
    renameSync(place, dataFolder); // the data was not the cause
    throw error;
  }
}

async function launch(options: StackOptions, runFolder: string): Promise<Stack> {
  const { parts, ports, log, projectId = names.projectId, projectFolder = ROOT, dataFolder } = options;
  const machine = options.machine ?? readMachine();
  const { emulatorUi } = machine;
  const config = writeFirebaseConfig({ projectFolder, projectId, ports, emulatorUi, builds: options.builds });

  const scratch = newScratchFolder();

  let stopping = false;
  let isReady = false;
  let lost: string | undefined;
  const ready = Promise.withResolvers<void>();
  const died = Promise.withResolvers<string>();
  const firebase = startPart({
    command: process.execPath,
    args: firebaseArguments({ config, projectId, parts, dataFolder }),
    cwd: runFolder,
    environment: {
      ...firebaseEnvironment(machine, join(CACHE, 'config'), options.environment),
      ...environmentOfProcesses(join(CACHE, 'compiled')),
      TMPDIR: scratch,
    },
    graceMs: STOP_GRACE_MS,
    onLine(line) {
      if (line === CHANGED_LINE) return options.onChange?.();
      if (FUNCTION_LINE.test(line)) log(line);
      if (line.includes(READY_LINE)) {
        isReady = true;
        ready.resolve();
      }
      // After the start a developer may be changing them, and the next change may fix them.
      const isUnloaded = !isReady && UNLOADED_LINE.test(line);
      if (isUnloaded || LOST_EMULATOR_LINE.test(line)) {
        lost ??= isUnloaded ? 'The functions do not load' : line;
        void firebase.stop();
      }
    },
  });
  void firebase.ended.then(({ code, lastLines }) => {
    rmSync(config, { force: true });
    rmSync(scratch, { recursive: true, force: true });
    if (stopping) return;
    for (const line of lastLines) log(`  ${line}`);
    const reason = lost ?? `The Firebase emulators ended by themselves with code ${code}`;
    died.resolve(`${reason}; their last lines are above.`);
  });
  const stop = () => {
    stopping = true;
    return firebase.stop();
  };

  const answering = ready.promise.then(() => Promise.all(parts.map((part) => untilAnswered(ports[part]))));
  const failure = await Promise.race([
    answering.then(() => undefined),
    died.promise,
    sleep(START_LIMIT_MS, 'The Firebase emulators took too long to start.', { ref: false }),
    untilAborted(options.signal),
  ]);
  if (failure !== undefined) {
    await stop();
    throw new Error(failure);
  }
  return { environment: sdkEnvironment(ports, projectId), died: died.promise, stop };
}

/**
 * A stack's own folder for temporary files: the Storage emulator stores its files there under a fixed name and empties that
 * folder on start, even if another stack uses it. The path is short, because it contains sockets.
 */
function newScratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'waymark-'));
}

/** Resolves once a server answers at all. */
async function untilAnswered(port: number): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://${HOST}:${port}/`);
      return;
    } catch {
      await sleep(100);
    }
  }
}

async function untilAborted(signal = new AbortController().signal): Promise<string> {
  if (!signal.aborted) await once(signal, 'abort');
  return 'The start was interrupted.';
}
