import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console and page errors that the test expects; any other fails it. */
  readonly expectedConsole: RegExp[];
}

/** A test that also fails when a page throws, breaks its security policy or logs to the console. */
export const test = base.extend<Fixtures>({
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
