import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { eventually } from '@cleaning/test-setup/eventually';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function open(onClose: () => void) {
  render(
    <Dialog open title="Approve this quote?" onClose={onClose} actions={<button>Approve</button>}>
      <p>There is no deposit.</p>
    </Dialog>,
  );
  return screen.getByRole('dialog', { name: 'Approve this quote?' });
}

test('opens as a modal dialog named by its title', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  expect(open(vi.fn<() => void>())).toHaveAttribute('open');
  expect(showModal).toHaveBeenCalledOnce();
});

test('closes when its owner closes it', () => {
  const props = { title: 'Approve?', onClose: vi.fn<() => void>() };
  const { rerender } = render(<Dialog {...props} open />);
  rerender(<Dialog {...props} open={false} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closes when it is removed while open, so that the browser returns the focus', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = render(<Dialog open title="Approve?" onClose={vi.fn<() => void>()} />);
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

test('requests to close on Close', async () => {
  const onClose = vi.fn<() => void>();
  open(onClose);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('requests to close on Escape, and leaves closing to its owner', () => {
  const onClose = vi.fn<() => void>();
  const dialog = open(onClose);
  const wasAllowed = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(wasAllowed).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog).toHaveAttribute('open');
});

test('requests to close on a press outside its box and not inside it', async () => {
  const onClose = vi.fn<() => void>();
  const dialog = open(onClose);
  await userEvent.click(screen.getByText('There is no deposit.'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('focuses its title, or the given control', () => {
  open(vi.fn<() => void>());
  expect(screen.getByRole('heading', { name: 'Approve this quote?' })).toHaveFocus();

  const control = createRef<HTMLInputElement>();
  render(
    <Dialog open title="What should change?" onClose={vi.fn<() => void>()} initialFocus={control}>
      <input ref={control} aria-label="Changes" />
    </Dialog>,
  );
  expect(screen.getByLabelText('Changes')).toHaveFocus();
});

const page = (isOpen: boolean, names: readonly string[]) => (
  <section aria-label="Files" tabIndex={-1}>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button">{`Remove ${name}`}</button>
        </li>
      ))}
    </ul>
    <Dialog open={isOpen} title="Remove it?" onClose={vi.fn<() => void>()} />
  </section>
);

test('leaves the focus near its trigger when that was removed', async () => {
  const { rerender } = render(page(false, ['a', 'b']));
  screen.getByRole('button', { name: 'Remove a' }).focus();
  rerender(page(true, ['a', 'b']));
  rerender(page(false, ['b']));
  await eventually(() => expect(screen.getByRole('list')).toHaveFocus());
});

test('gives the focus to nothing that is empty when its trigger was removed', async () => {
  const { rerender } = render(page(false, ['a']));
  screen.getByRole('button', { name: 'Remove a' }).focus();
  rerender(page(true, ['a']));
  rerender(page(false, []));
  await eventually(() => expect(screen.getByRole('region', { name: 'Files' })).toHaveFocus());
});

test('leaves the focus to its owner when nothing opened it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(page(true, ['a']));
  rerender(page(false, ['a']));
  vi.runAllTimers();
  expect(document.body).toHaveFocus();
});
