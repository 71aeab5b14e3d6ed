import { shiftDate } from '@cleaning/test-setup/shift-date';
import { test as base, type BrowserContext, expect, type Browser } from '@playwright/test';
import { CLOCK_OFFSET_MS } from './clock.ts';

interface Fixtures {
  /** Console and page errors that the test expects; any other fails it. */
  readonly expectedConsole: RegExp[];
}

interface WorkerFixtures {
  /** A browser whose every page has the clock of the run, in whichever context a test opens it. */
  readonly browser: Browser;
}

/** Fills the list that it returns with what the pages of a context log or throw, unless it is expected. */
export function noteConsole(context: BrowserContext, expected: readonly RegExp[] = []): string[] {
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
  return unexpected;
}

/**
 * A page may ask for something while its context closes. Without this, the handler of that request
 * would throw after its test has ended.
 */
function endRoutesBeforeClosing(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(
      [context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    await close(options);
  };
}

/** A test that also fails when a page throws, breaks its security policy or logs to the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, CLOCK_OFFSET_MS);
        endRoutesBeforeClosing(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  expectedConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const unexpected = noteConsole(context, expected);
      await use(expected);
      expect(unexpected, 'console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
