import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console errors that a test provokes on purpose; all others fail it. */
  expectedErrors: RegExp[];
  consoleErrors: undefined;
  /** Fails on any violation that axe finds on the page as it is. */
  checkAccessibility: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const hear = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) unexpected.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => hear(String(error)));
      await use(undefined);
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  checkAccessibility: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
        [],
      );
    });
  },
});

export { expect };
