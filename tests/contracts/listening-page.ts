import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { readMachine } from '../../emulators/machine.ts';
import { HOST } from '../../emulators/ports.ts';

/** Where the SDK for pages without a bundler expects its modules. */
const SDK = /^https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\/(firebase-[a-z-]+\.js)$/;

const PACKAGE = import.meta.resolve('firebase/package.json');

/** A page that listens to queries of Firestore in the emulator, with Firebase's SDK and its cache in memory. */
export interface ListeningPage {
  /** The documents that the listener of a query has, in order; undefined before it has any. Text, so that it can be compared. */
  result(query: string): Promise<string | undefined>;
  /** Whether the result came from the server, without a write that waits. */
  isSettled(query: string): Promise<boolean>;
  /** Until all listeners have come to rest: before the network is disabled, and after it is enabled. */
  setOnline(isOnline: boolean): Promise<void>;
  /** Writes a document by the SDK of the page. While it is online, until all listeners have come to rest. */
  write(path: string, fields: object | undefined): Promise<void>;
  /** The number of bytes that the emulator sent to the page since the last call. */
  takeBytes(): number;
  close(): Promise<void>;
}

/** @param queries code of the page, by name, with the functions of `firebase/firestore` and `db` in scope */
export async function openListeningPage(
  projectId: string,
  port: number,
  queries: Readonly<Record<string, string>>,
): Promise<ListeningPage> {
  const { chromium: executablePath } = readMachine();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await listenIn(browser, projectId, port, queries);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function listenIn(
  browser: Browser,
  projectId: string,
  port: number,
  queries: Readonly<Record<string, string>>,
): Promise<ListeningPage> {
  const page = await browser.newPage();
  await page.route(SDK, (route) => {
    const name = SDK.exec(route.request().url())?.[1] ?? '';
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({
      contentType: 'text/javascript',
      headers,
      path: fileURLToPath(new URL(name, PACKAGE)),
    });
  });
  const bytes = await countBytes(page, port);
  // The emulator answers with one word. A browser refuses a page from elsewhere the connection to this machine.
  await page.goto(`http://${HOST}:${port}/`);
  await page.addScriptTag({ type: 'module', content: script(projectId, port, queries) });
  await page.waitForFunction(() => 'listening' in globalThis);
  return {
    result: (query) => page.evaluate((name) => globalThis.listening.results[name]?.text, query),
    isSettled: (query) =>
      page.evaluate((name) => globalThis.listening.results[name]?.isSettled === true, query),
    setOnline: (isOnline) => page.evaluate((is) => globalThis.listening.setOnline(is), isOnline),
    write: (path, fields) =>
      page.evaluate(([to, data]) => globalThis.listening.write(to, data), [path, fields] as const),
    takeBytes: bytes.take,
    close: () => browser.close(),
  };
}

declare global {
  var listening: {
    results: Record<string, { text: string; isSettled: boolean } | undefined>;
    setOnline(isOnline: boolean): Promise<void>;
    write(path: string, fields: object | undefined): Promise<void>;
  };
}

const packageSchema = z.object({ version: z.string() });

function script(projectId: string, port: number, queries: Readonly<Record<string, string>>): string {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(fileURLToPath(PACKAGE), 'utf8')));
  const sdk = (name: string) => `https://www.gstatic.com/firebasejs/${version}/firebase-${name}.js`;
  return `
    import { initializeApp } from '${sdk('app')}';
    import {
      collection, connectFirestoreEmulator, deleteDoc, disableNetwork, doc, enableNetwork, initializeFirestore, limit, onSnapshot,
      orderBy, query, setDoc, waitForPendingWrites, where,
    } from '${sdk('firestore')}';
    // As in web/src/session/firebase.ts.
    const settings = { experimentalAutoDetectLongPolling: false };
    const db = initializeFirestore(initializeApp({ projectId: '${projectId}' }), settings);
    connectFirestoreEmulator(db, '${HOST}', ${port});
    const queries = { ${Object.entries(queries)
      .map(([name, code]) => `${name}: ${code}`)
      .join(',\n')} };
    const results = {};
    let isOnline = true;
    for (const [name, query] of Object.entries(queries)) {
      onSnapshot(query, { includeMetadataChanges: true }, (snapshot) => {
        const text = JSON.stringify(snapshot.docs.map((one) => [one.id, one.data()]));
        const { fromCache, hasPendingWrites } = snapshot.metadata;
        results[name] = { text, isSettled: !fromCache && !hasPendingWrites };
      });
    }
    // The results of the SDK itself can stay wrong, or wait for good, where its own writes meet those of others: a document that is
    // deleted elsewhere before the listeners know of a write to it, or that moves into a result with a limit.
    const settled = async () => {
      await waitForPendingWrites(db);
      while (!Object.values(results).every(({ isSettled }) => isSettled)) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    globalThis.listening = {
      results,
      async setOnline(is) {
        if (is === isOnline) return;
        isOnline = is;
        if (is) {
          await enableNetwork(db);
          return settled();
        }
        // The SDK fails for good where the answer to a write arrives after the network was disabled.
        await settled();
        await disableNetwork(db);
      },
      async write(path, fields) {
        void (fields === undefined ? deleteDoc(doc(db, path)) : setDoc(doc(db, path), fields));
        if (isOnline) await settled();
      },
    };`;
}

/** Counts what comes from the emulator, also of an answer that has not ended. */
async function countBytes(page: Page, port: number): Promise<{ take(): number }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const ours = new Set<string>();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).port === String(port)) ours.add(requestId);
  });
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (ours.has(requestId)) bytes += dataLength;
  });
  return {
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
