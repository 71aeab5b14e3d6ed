import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { FilePicker, type FilePickerProps } from './file-picker.tsx';
import { formatFileSize } from './file-size.ts';
import type { PickedFile } from './picked-file.ts';

const photo: PickedFile = { id: '1', name: 'Kitchen.jpg', size: 3_000_000, status: 'waiting' };
const file = (name: string) => new File(['content'], name);

const item = (isDirectory: boolean, name: string) => ({
  webkitGetAsEntry: () => ({ isDirectory, name }),
});

function Example({ start = [], ...props }: Partial<FilePickerProps> & { start?: PickedFile[] }) {
  const [files, setFiles] = useState<readonly PickedFile[]>(start);
  return (
    <FilePicker
      label="Choose files"
      hint="Up to 10 MB each."
      files={files}
      onFiles={() => undefined}
      onRemove={(id) => setFiles(files.filter((each) => each.id !== id))}
      onRetry={(id) =>
        setFiles(files.map((each) => (each.id === id ? { ...each, status: 'sending' } : each)))
      }
      {...props}
    />
  );
}

const input = () => screen.getByLabelText('Choose files, from your device');

describe('choosing files', () => {
  test('is offered by a tile at the end of the pictures', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(
      <Example
        label="Add after"
        onFiles={onFiles}
        renderTile={(button) => (
          <ul>
            <li>Kitchen before</li>
            <li>{button}</li>
          </ul>
        )}
      />,
    );
    const tiles = screen.getAllByRole('listitem');
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['Kitchen before', 'Add after']);
    expect(screen.getByRole('button', { name: 'Add after' })).toHaveAccessibleDescription(
      'Up to 10 MB each.',
    );
    await userEvent.upload(screen.getByLabelText('Add after, from your device'), file('a.jpg'));
    expect(onFiles).toHaveBeenCalledOnce();
  });

  test('passes on the chosen files, and accepts the same file again', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<Example onFiles={onFiles} />);
    const files = [file('a.jpg'), file('b.pdf')];
    await userEvent.upload(input(), files);
    await userEvent.upload(input(), files);
    expect(onFiles.mock.calls).toEqual([[files], [files]]);
  });

  test('opens the file picker of the device, limited to the accepted types', async () => {
    render(<Example accept=".pdf,.jpg" />);
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    const button = screen.getByRole('button', { name: 'Choose files' });
    expect(button).toHaveAccessibleDescription('Up to 10 MB each.');
    await userEvent.click(button);
    expect(click.mock.contexts).toEqual([input()]);
    expect(input()).toHaveAttribute('accept', '.pdf,.jpg');
    click.mockRestore();
  });

  test('accepts dropped files of any type, without folders, and nothing else that is dropped', () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<Example onFiles={onFiles} />);
    const box = screen.getByText('Up to 10 MB each.').parentElement ?? document.body;
    const [photos, report] = [file('Photos'), file('report.pdf')];
    const dataTransfer = {
      types: ['Files'],
      files: [photos, report],
      items: [item(true, 'Photos'), item(false, 'report.pdf')],
    };
    fireEvent.dragEnter(box, { dataTransfer });
    expect(box).toHaveAttribute('data-over');
    fireEvent.drop(box, { dataTransfer });
    expect(box).not.toHaveAttribute('data-over');
    fireEvent.drop(box, { dataTransfer: { types: ['text/plain'], files: [], items: [] } });
    expect(onFiles.mock.calls).toEqual([[[report]]]);
  });

  test('does not leave the page when a file is dropped outside the box', () => {
    render(<Example />);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });

  test('shows why nothing can be added', () => {
    render(<Example closedBecause="You are offline." />);
    const button = screen.getByRole('button', { name: 'Choose files' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('You are offline.');
  });
});

describe('the list of files', () => {
  test('shows the progress of a file, and can stop it', async () => {
    render(<Example start={[{ ...photo, status: 'sending', progress: 0.5 }]} />);
    expect(screen.getByRole('progressbar', { name: 'Adding Kitchen.jpg' })).toHaveValue(50);
    expect(screen.getByText('1.4 MB of 2.9 MB')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop adding Kitchen.jpg' }));
    expect(screen.getByRole('status')).toHaveTextContent('Stopped adding Kitchen.jpg.');
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  });

  test('shows why a file failed, and tries again at the same place in the list', async () => {
    render(<Example start={[{ ...photo, status: 'failed', problem: 'Network error.' }]} />);
    expect(screen.getByText('Network error.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again Kitchen.jpg' }));
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop adding Kitchen.jpg' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Adding Kitchen.jpg.');
  });

  test('focuses the added file when its button disappeared', async () => {
    const { rerender } = render(
      <Example files={[photo]}>
        <button type="button">Add 1 file</button>
      </Example>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
    rerender(<Example files={[{ ...photo, status: 'done' }]} />);
    expect(screen.getByRole('listitem')).toHaveFocus();
    expect(screen.getByRole('listitem')).toHaveTextContent('Kitchen.jpg');
  });

  test('does not announce the removal of a file that is kept elsewhere', async () => {
    render(<Example doneStays start={[{ ...photo, status: 'done' }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Kitchen.jpg' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('focuses the next file when one is removed', async () => {
    const refused: PickedFile = { ...photo, id: '2', name: 'b.exe', status: 'refused' };
    render(<Example start={[photo, refused]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kitchen.jpg' }));
    expect(screen.getByRole('button', { name: 'Remove b.exe' })).toHaveFocus();
  });
});

test.each([
  [0, '1 KB'],
  [64_000, '63 KB'],
  [1024 * 1024, '1 MB'],
  [2.24 * 1024 * 1024, '2.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
