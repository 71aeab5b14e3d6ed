import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOAST_MS } from './toast.tsx';
import { ToastProvider, useToast } from './toast-provider.tsx';

function Shower() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show('Logged out successfully')}>
      Show
    </button>
  );
}

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const message = () => screen.queryByText('Logged out successfully');

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <ToastProvider>
        <Shower />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  });
  afterEach(() => vi.useRealTimers());

  test('appears in a live region that was already there', () => {
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('region')).toHaveTextContent('Logged out successfully');
  });

  test('disappears after six seconds', () => {
    wait(TOAST_MS - 1);
    expect(message()).toBeInTheDocument();
    wait(1);
    expect(message()).not.toBeInTheDocument();
  });

  test.each([
    ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus is in it', fireEvent.focusIn, fireEvent.focusOut],
  ])('waits while %s, then disappears after the remaining time', (_, enter, leave) => {
    wait(4000);
    const close = screen.getByRole('button', { name: 'Close message' });
    const target = enter === fireEvent.focusIn ? close : (close.parentElement ?? close);
    enter(target);
    wait(60_000);
    expect(message()).toBeInTheDocument();
    leave(target);
    wait(1999);
    expect(message()).toBeInTheDocument();
    wait(1);
    expect(message()).not.toBeInTheDocument();
  });

  test('disappears when it is closed', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(message()).not.toBeInTheDocument();
  });

  test('replaces older ones: at most three are shown', () => {
    const show = screen.getByRole('button', { name: 'Show' });
    for (let count = 0; count < 4; count += 1) fireEvent.click(show);
    expect(screen.getAllByText('Logged out successfully')).toHaveLength(3);
  });
});
