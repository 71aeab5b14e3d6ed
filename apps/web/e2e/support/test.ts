import { test as base, expect, type Browser } from '@playwright/test';
import { CLOCK_OFFSET_MS, shiftDate } from './clock.ts';

interface Fixtures {
  /** Console and page errors that the test expects; any other fails it. */
  readonly expectedConsole: RegExp[];
}

interface WorkerFixtures {
  /** A browser whose every page has the clock of the run, in whichever context a test opens it. */
  readonly browser: Browser;
}

/** A test that also fails when a page throws, breaks its security policy or logs to the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, CLOCK_OFFSET_MS);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  expectedConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      context.on('console', (message) => {
        note(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        note(`thrown: ${error.error().message}`);
      });
      await use(expected);
      expect(unexpected, 'console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
