import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isIdempotencyKey } from '../lib/idempotency-key.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

it('keeps the key while the body is the same, and creates another for another body', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const first = result.current({ name: 'Home' });
  expect(isIdempotencyKey(first)).toBe(true);
  rerender();
  expect(result.current({ name: 'Home' })).toBe(first);
  expect(result.current({ name: 'Office' })).not.toBe(first);
  const withoutBody = result.current(undefined);
  expect(result.current(undefined)).toBe(withoutBody);
});
