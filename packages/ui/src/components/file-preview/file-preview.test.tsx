import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilePreview, type FilePreviewProps } from './file-preview.tsx';

const show = (props: Partial<FilePreviewProps> = {}) =>
  render(
    <FilePreview
      open
      name="Kitchen.jpg"
      content="/kitchen"
      onClose={vi.fn<() => void>()}
      {...props}
    />,
  );

test('shows a picture under its file name, and reports when it is broken', () => {
  const onBroken = vi.fn<() => void>();
  show({ onBroken });
  expect(screen.getByRole('heading', { name: 'Kitchen.jpg' })).toHaveFocus();
  fireEvent.error(screen.getByRole('img', { name: 'Kitchen.jpg' }));
  expect(onBroken).toHaveBeenCalledOnce();
});

test('shows a PDF in a frame with its name, at an address that ends with it', () => {
  const revoke = vi.fn<(address: string) => void>();
  // jsdom does not implement object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: revoke });
  const { unmount } = show({ name: 'Plan.pdf', content: new Blob(['%PDF-']) });
  expect(screen.getByTitle('Plan.pdf')).toHaveAttribute(
    'src',
    'blob:plan#toolbar=0&navpanes=0&view=FitH',
  );
  unmount();
  expect(revoke.mock.calls).toEqual([['blob:plan']]);
});

test('shows that it is loading, or why there is no preview', () => {
  const { unmount } = show({ content: null });
  expect(screen.getByRole('status')).toHaveTextContent('Opening the file');
  unmount();
  show({ problem: <p>It is gone.</p> });
  expect(screen.getByText('It is gone.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('asks to close on Escape and on Close', async () => {
  const onClose = vi.fn<() => void>();
  show({ onClose });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
