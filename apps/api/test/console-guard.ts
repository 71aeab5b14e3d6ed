import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) {
    vi.spyOn(console, method);
  }
});

afterEach(() => {
  for (const method of methods) {
    expect(console[method], `unexpected console.${method}`).not.toHaveBeenCalled();
  }
});
