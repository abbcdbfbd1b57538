import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where Node keeps compiled code: most tests load the same packages in a process of their own. */
const COMPILED = `${ROOT}emulators/.cache/compiled`;

/**
 * Runs a program of node_modules/.bin at the root and passes its output through. @returns its exit code; 1 where
 * a signal ended it
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const child = spawn(`${ROOT}node_modules/.bin/${program}`, args, {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
