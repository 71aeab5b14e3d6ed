import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
test('fails', () => {
  expect(1).toBe(2);
});
test('waits', () => vi.waitUntil(() => existsSync('printed'), { timeout: 10_000 }), 15_000);
describe('group', () => {
  beforeAll(() => {
    throw new Error('no set-up');
  });
  test('inside', () => undefined);
});
