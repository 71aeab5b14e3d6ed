import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installDialog } from './install-dialog.ts';

installDialog();

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Output that a test did not ask for is a mistake it did not notice. */
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  for (const method of METHODS) expect(console[method], `console.${method}`).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
