import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtHeaders, writeDeployedConfig } from './deployed-config.ts';

const BUILT = 'web/dist/.vite/hosting-headers.json';
const POLICY = { source: '**', headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'" }] };
const OWN = { source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] };

function repository(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'waymark-deployed-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(content));
  }
  return root;
}

it('adds the headers of the build to those of firebase.json, and keeps all else', () => {
  const config = {
    functions: [{ source: 'functions/dist' }],
    hosting: { public: 'web/dist', headers: [OWN] },
  };
  const root = repository({ 'firebase.json': config, [BUILT]: [POLICY] });
  const file = writeDeployedConfig(root);
  expect(dirname(file)).toBe(root.replace(/\/$/, ''));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...config,
    hosting: { ...config.hosting, headers: [OWN, POLICY] },
  });
});

it('refuses a build without headers, which would be deployed without a policy', () => {
  const root = repository({ 'firebase.json': { hosting: { headers: [] } } });
  expect(() => writeDeployedConfig(root)).toThrow(`${BUILT} is missing.`);
  expect(() => builtHeaders(repository({ [BUILT]: { headers: [] } }))).toThrow();
});

it('sends the requests for a page to the function that was deployed with its files', () => {
  const config = JSON.parse(readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'));
  const pages = config.hosting.rewrites.filter(
    ({ function: target }: { function?: { functionId: string } }) => target?.functionId === 'page',
  );
  expect(pages.length).toBeGreaterThan(0);
  for (const { function: target } of pages) expect(target.pinTag).toBe(true);
});
