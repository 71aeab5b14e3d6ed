import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { focusForReading, focusIfLost, useFocusAfterChange } from './focus.ts';

it('moves focus to a heading that is not focusable by itself', () => {
  render(<h2>Photos</h2>);
  const heading = screen.getByRole('heading');
  focusForReading(heading);
  expect(heading).toHaveFocus();
});

function Follower({ step, focus, onlyIfLost = false }: FollowerProps) {
  useFocusAfterChange(step, focus, { onlyIfLost });
  return <button type="button">Next</button>;
}

interface FollowerProps {
  step: string;
  focus: (before: string) => void;
  onlyIfLost?: boolean;
}

it('moves focus on each change, and not on the first render', () => {
  const focus = vi.fn<(before: string) => void>();
  const { rerender } = render(<Follower step="price" focus={focus} />);
  rerender(<Follower step="price" focus={focus} />);
  expect(focus).not.toHaveBeenCalled();
  rerender(<Follower step="date" focus={focus} />);
  expect(focus.mock.calls).toEqual([['price']]);
});

it('leaves focus where it is unless it was lost', () => {
  const focus = vi.fn<(before: string) => void>();
  const { rerender } = render(<Follower step="price" focus={focus} onlyIfLost />);
  screen.getByRole('button').focus();
  rerender(<Follower step="date" focus={focus} onlyIfLost />);
  expect(focus).not.toHaveBeenCalled();
  screen.getByRole('button').blur();
  rerender(<Follower step="photos" focus={focus} onlyIfLost />);
  expect(focus).toHaveBeenCalledOnce();
});

it('waits for a dialog to return focus before it takes it', () => {
  vi.useFakeTimers();
  const focus = vi.fn<() => void>();
  render(<button type="button">Cancel visit</button>);
  focusIfLost(focus);
  screen.getByRole('button').focus();
  vi.runAllTimers();
  expect(focus).not.toHaveBeenCalled();
  screen.getByRole('button').blur();
  focusIfLost(focus);
  vi.runAllTimers();
  expect(focus).toHaveBeenCalledOnce();
});
