import { type Browser, chromium } from '@playwright/test';
import { startLocalWaymark } from '../../emulators/local-waymark.ts';
import { readMachine } from '../../emulators/machine.ts';
import { HOST, type Ports, readPorts } from '../../emulators/ports.ts';
import type { Stack } from '../../emulators/stack.ts';
import { interruption } from '../../emulators/until-stopped.ts';

/** Away from the usual ports and from those of the tests, so that a running stack is left alone. */
export const PORT_OFFSET = 22_000;

/**
 * Composited as with a graphics processor, which a machine may lack. Without one, the browser reads each picture
 * of the map back in a task of the page, and every frame would be slow.
 */
export const GRAPHICS = ['--use-gl=angle', '--use-angle=swiftshader', '--ignore-gpu-blocklist'];

export interface BenchStack {
  stack: Stack;
  ports: Ports;
  projectId: string;
  /** The address of Waymark for a browser. */
  address: string;
  /** Aborted when the benchmark is stopped. */
  signal: AbortSignal;
}

/** Measures a stack of its own, with or without the web, and stops it afterwards. */
export async function onBenchStack<Measured>(
  { web }: { web: boolean },
  measure: (on: BenchStack) => Promise<Measured>,
): Promise<Measured> {
  const ports = readPorts({}, PORT_OFFSET);
  const projectId = 'demo-waymark-bench';
  const signal = interruption();
  const log = (line: string) => console.log(line);
  const stack = await startLocalWaymark({ ports, log, web, projectId, signal });
  try {
    return await measure({ stack, ports, projectId, address: `http://${HOST}:${ports.hosting}`, signal });
  } finally {
    await stack.stop();
  }
}

/** Measures in a browser, which is closed afterwards; by default it draws without a graphics processor. */
export async function inBrowser<Measured>(
  measure: (browser: Browser) => Promise<Measured>,
  flags: readonly string[] = ['--disable-gpu'],
): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: readMachine().chromium ?? '',
    args: ['--no-sandbox', ...flags],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
