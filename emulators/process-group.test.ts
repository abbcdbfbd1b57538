import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startPart } from './process-group.ts';

const folder = mkdtempSync(join(tmpdir(), 'process group '));
const pidFile = join(folder, 'grandchild');

/** A part whose child has its own process group, as with firebase-tools and Java. */
const PART = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const program = ['--eval', 'setInterval(() => {}, 1000)'];
  const grandchild = spawn(process.execPath, program, { detached: true, stdio: 'ignore' });
  writeFileSync(process.argv[1], String(grandchild.pid));
  process.on('SIGINT', () => { console.log('saving'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('running');
`;

it('leaves nothing behind when a part is stopped', async () => {
  const lines: string[] = [];
  const running = Promise.withResolvers<void>();
  const part = start(PART, (line) => {
    lines.push(line);
    running.resolve();
  });
  await running.promise;
  const grandchild = Number(readFileSync(pidFile, 'utf8'));
  expect(isAlive(grandchild)).toBe(true);

  await part.stop();
  expect(isAlive(grandchild)).toBe(false);
  expect(lines).toEqual(['running', 'saving']);
});

it('kills a part that does not stop in its time', async () => {
  const running = Promise.withResolvers<void>();
  const part = start(
    `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('running')`,
    () => running.resolve(),
  );
  await running.promise;
  await part.stop();
  expect((await part.ended).code).toBe(128 + 9);
});

it('reports the code and the last 40 lines of a part that ends by itself', async () => {
  const part = start(`for (let i = 1; i <= 50; i++) console.log('line ' + i); process.exitCode = 7`);
  const { code, lastLines } = await part.ended;
  expect(code).toBe(7);
  expect(lastLines).toHaveLength(40);
  expect(lastLines.at(-1)).toBe('line 50');
});

it('leaves nothing behind when the launcher is killed', async () => {
  const launcher = join(folder, 'launcher.ts');
  writeFileSync(
    launcher,
    `import { startPart } from ${JSON.stringify(new URL('process-group.ts', import.meta.url).href)};
    startPart({
      command: process.execPath,
      args: ['--eval', ${JSON.stringify(PART)}, ${JSON.stringify(pidFile)}],
      cwd: ${JSON.stringify(folder)},
      environment: process.env,
      graceMs: 1_000,
      onLine: (line) => console.log(line),
    });`,
  );
  const launching = spawn(process.execPath, [launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(launching.stdout, 'data');
  const grandchild = Number(readFileSync(pidFile, 'utf8'));
  expect(isAlive(grandchild)).toBe(true);

  launching.kill('SIGKILL');
  while (isAlive(grandchild)) await sleep(20);
}, 5_000);

function start(program: string, onLine: (line: string) => void = () => {}) {
  return startPart({
    command: process.execPath,
    args: ['--eval', program, pidFile],
    cwd: folder,
    environment: process.env,
    graceMs: 300,
    onLine,
  });
}

/** A process that has ended and is not yet collected by its parent (state Z) does not count. */
function isAlive(pid: number): boolean {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
