import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SKELETON_DELAY_MS, Skeleton, SkeletonGroup } from './skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <SkeletonGroup label="Loading your quotes">
      <Skeleton />
    </SkeletonGroup>,
  );
});
afterEach(() => vi.useRealTimers());

test('is hidden and silent during a short wait', () => {
  act(() => {
    vi.advanceTimersByTime(SKELETON_DELAY_MS - 1);
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.querySelector('[aria-busy]')).not.toHaveAttribute('data-shown');
});

test('announces what is loading after a longer wait', () => {
  act(() => {
    vi.advanceTimersByTime(SKELETON_DELAY_MS);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your quotes');
  expect(document.querySelector('[aria-busy]')).toHaveAttribute('data-shown');
});
