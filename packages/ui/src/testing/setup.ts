import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { installDialog } from './install-dialog.ts';

installDialog();

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Output that a test did not ask for is a mistake it did not notice. */
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  const output = METHODS.flatMap((method) => vi.mocked(console[method]).mock.calls);
  vi.restoreAllMocks();
  if (output.length > 0) throw new Error(`Unexpected console output: ${output.join('\n')}`);
});
