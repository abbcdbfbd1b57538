import { exampleArticle } from '@waymark/model/testing/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TooSlowError } from './in-time.ts';
import { LONGEST_QUEUE, type Renderers, renderIn, startRenderers } from './render-pool.ts';

const FAULTY = new URL('../../testing/faulty-renderer.ts', import.meta.url);
const SOON = 500;

let renderers: Renderers;

beforeAll(() => {
  renderers = startRenderers(FAULTY);
});

afterAll(async () => {
  await renderers.pool.destroy();
});

const render = (path: string, limit?: number) =>
  renderIn(renderers, { address: `https://waymark.example${path}`, payload: undefined }, limit);

test('a page is rendered from its address and its payload, with values that JSON does not have', async () => {
  const payload = { article: { ...exampleArticle(), source: undefined } };
  expect(await renderIn(renderers, { address: 'https://waymark.example/about', payload })).toEqual({
    html: `<main>${JSON.stringify(payload)}</main>`,
    preloads: '',
  });
  expect(await render('/leads-elsewhere')).toEqual({ redirect: '/elsewhere' });
});

test.each(['/loops', '/waits'])('%s ends at its limit, and the next page is rendered', async (path) => {
  await expect(render(path, SOON)).rejects.toThrow(TooSlowError);
  await expect(render('/about')).resolves.toBeDefined();
});

test('one page that hangs does not stop the others', async () => {
  const hanging = render('/loops', 4 * SOON);
  hanging.catch(() => {});
  await expect(Promise.all(Array.from({ length: 20 }, () => render('/about')))).resolves.toHaveLength(20);
  await expect(hanging).rejects.toThrow(TooSlowError);
});

test.each(['/takes-100-mb', '/writes-100-mb', '/takes-all-in-pieces', '/takes-all-in-a-map', '/exits'])(
  '%s ends its process alone, and the next page is rendered',
  async (path) => {
    const before = process.memoryUsage.rss();
    await expect(render(path)).rejects.toThrow('Worker exited unexpectedly');
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
    await expect(render('/about')).resolves.toBeDefined();
  },
);

test('what a page throws has its message and where it was thrown', async () => {
  const failure: unknown = await render('/throws').catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({
    name: 'TypeError',
    message: 'A component failed',
    stack: expect.stringMatching(/^TypeError: A component failed\n.*faulty-renderer/),
  });
});

test.each(['/throws-a-function', '/throws-a-text'])('%s is an error too', async (path) => {
  await expect(render(path)).rejects.toThrow(Error);
  await expect(render('/about')).resolves.toBeDefined();
});

test('50 pages at once are rendered', async () => {
  await expect(Promise.all(Array.from({ length: 50 }, () => render('/takes-20-ms')))).resolves.toHaveLength(
    50,
  );
});

test('too many pages at once are refused, and those that wait are rendered', async () => {
  const count = LONGEST_QUEUE + 10;
  const results = await Promise.allSettled(Array.from({ length: count }, () => render('/takes-20-ms')));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(10);
  for (const result of refused)
    expect(result).toMatchObject({ reason: { message: 'Task queue is at limit' } });
});

test('pages that wait behind a page that hangs are given up at their limit, and cost no process', async () => {
  const hanging = [render('/loops', 2 * SOON), render('/loops', 2 * SOON)];
  const waiting = [render('/about', SOON), render('/about', SOON)];
  for (const result of await Promise.allSettled([...hanging, ...waiting])) {
    expect(result).toMatchObject({ reason: expect.any(TooSlowError) });
  }
  await expect(render('/about')).resolves.toBeDefined();
});

test('a renderer that cannot be loaded refuses in time', async () => {
  const missing = startRenderers(new URL('missing.js', import.meta.url));
  const request = { address: 'https://waymark.example/', payload: undefined };
  await expect(renderIn(missing, request, SOON)).rejects.toThrow(Error);
  await missing.pool.destroy();
});

test('the start of a process is no part of the limit of the first page', async () => {
  const starting = startRenderers(new URL('../../testing/slow-to-start-renderer.ts', import.meta.url));
  const request = { address: 'https://waymark.example/about', payload: undefined };
  const pages = Array.from({ length: 50 }, () => renderIn(starting, request));
  await expect(Promise.all(pages)).resolves.toHaveLength(50);
  await starting.pool.destroy();
});

test('the next page is rendered where the first process ended as it started', async () => {
  const starting = startRenderers(FAULTY);
  process.kill(Number(starting.pool.threads[0]?.threadId), 'SIGKILL');
  const request = { address: 'https://waymark.example/about', payload: undefined };
  await expect(renderIn(starting, request)).resolves.toBeDefined();
  await starting.pool.destroy();
});

test('an ended pool leaves no process', async () => {
  const ending = startRenderers(FAULTY);
  const request = { address: 'https://waymark.example/', payload: undefined };
  await Promise.all([renderIn(ending, request), renderIn(ending, request)]);
  const pids = ending.pool.threads.map((thread) => thread.threadId);
  expect(pids.length).toBeGreaterThan(0);
  await ending.pool.destroy();
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
