import { afterEach, beforeEach, vi } from 'vitest';

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  const used = METHODS.filter((method) => vi.mocked(console[method]).mock.calls.length > 0);
  vi.restoreAllMocks();
  if (used.length > 0) {
    throw new Error(
      `Unexpected console output (${used.join(', ')}). Mend its cause, or expect it: spy on the method in the test, check the call, then clear it.`,
    );
  }
});
