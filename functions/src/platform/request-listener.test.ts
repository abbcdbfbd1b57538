import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

it('a request leaves the domain of the framework, before and after it waits', async () => {
  const server = fork(new URL('../testing/framework-server.ts', import.meta.url), {
    env: { ...process.env, FUNCTION_TARGET: 'api' },
  });
  onTestFinished(() => void server.kill());
  const [port] = await once(server, 'message');
  const answer = await fetch(`http://127.0.0.1:${port}/domain`);
  expect(await answer.json()).toEqual([false, false]);
});
