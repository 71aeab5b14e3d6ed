import { afterEach, beforeEach, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

/** Nothing here writes to the console, so whatever does is a fault. */
afterEach(() => {
  for (const method of methods) {
    const [call] = vi.mocked(console[method]).mock.calls;
    if (call !== undefined) {
      throw new Error(`Unexpected console.${method}: ${call.map(String).join(' ')}`);
    }
  }
});
