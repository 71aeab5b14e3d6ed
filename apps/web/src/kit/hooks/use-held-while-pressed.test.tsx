import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

function Answer({ text }: { readonly text: string }) {
  return <p>{useHeldWhilePressed(text)}</p>;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(['pointerUp', 'pointerCancel'] as const)(
  'an answer that arrives during a press is shown after its click (%s)',
  (end) => {
    const { rerender } = render(<Answer text="Checking" />);
    fireEvent.pointerDown(document.body);
    rerender(<Answer text="Mia is free" />);
    expect(screen.getByText('Checking')).toBeVisible();
    fireEvent[end](document.body);
    expect(screen.getByText('Checking')).toBeVisible();
    act(() => {
      vi.runAllTimers();
    });
    expect(screen.getByText('Mia is free')).toBeVisible();
  },
);

test('any other answer is shown at once', () => {
  const { rerender } = render(<Answer text="Checking" />);
  rerender(<Answer text="Mia is free" />);
  expect(screen.getByText('Mia is free')).toBeVisible();
});
