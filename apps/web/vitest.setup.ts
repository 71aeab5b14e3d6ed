import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) {
    vi.spyOn(console, method);
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const used = methods.filter((method) => vi.mocked(console[method]).mock.calls.length > 0);
  if (used.length > 0) {
    throw new Error(`Unexpected console output: ${used.join(', ')}`);
  }
});
