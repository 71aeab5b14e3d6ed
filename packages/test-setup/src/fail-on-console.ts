import { afterEach, beforeEach, vi } from 'vitest';

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * Storybook renders a story inside of act, and Testing Library switches act off while it waits. On a
 * busy machine the two overlap, and React says so; it says nothing about the story.
 */
const OVERLAPPING_ACTS = 'The current testing environment is not configured to support act';

beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  const used = METHODS.filter((method) =>
    vi.mocked(console[method]).mock.calls.some(([text]) => !isOverlappingActs(text)),
  );
  vi.restoreAllMocks();
  if (used.length > 0) {
    throw new Error(
      `Unexpected console output (${used.join(', ')}). Mend its cause, or expect it: spy on the method in the test, check the call, then clear it.`,
    );
  }
});

const isOverlappingActs = (text: unknown): boolean =>
  typeof text === 'string' && text.startsWith(OVERLAPPING_ACTS);
