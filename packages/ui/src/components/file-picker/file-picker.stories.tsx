import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SelectField } from '../field/select-field.tsx';
import { FilePicker } from './file-picker.tsx';
import type { PickedFile } from './picked-file.ts';

const MEGABYTE = 1024 * 1024;

const WAITING: PickedFile = {
  id: '1',
  name: 'Kitchen.jpg',
  size: 1.4 * MEGABYTE,
  status: 'waiting',
};
const SENDING: PickedFile = {
  id: '2',
  name: 'Living-room.jpg',
  size: 3.6 * MEGABYTE,
  status: 'sending',
  progress: 0.62,
};
const DONE: PickedFile = { id: '3', name: 'Key plan.pdf', size: 64_000, status: 'done' };
const REFUSED: PickedFile = {
  id: '4',
  name: 'Invoice.exe',
  size: 90_000,
  status: 'refused',
  problem: 'Choose a PDF, JPEG, PNG, WebP, HEIC or Word (.docx) file.',
};
const FAILED: PickedFile = {
  id: '5',
  name: 'A very long name of a report about every room of the house, second version.docx',
  size: 2 * MEGABYTE,
  status: 'failed',
  problem: 'Network error. Please check your internet connection.',
};

const meta = {
  title: 'Forms/File picker',
  component: FilePicker,
  args: {
    title: 'Add a file',
    label: 'Choose files',
    hint: 'PDF, JPEG, PNG, WebP, HEIC or DOCX. Up to 10 MB each.',
    accept: '.pdf,.jpg',
    files: [],
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FilePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EveryState: Story = {
  args: { filesTitle: 'Adding 5 files', files: [WAITING, SENDING, DONE, REFUSED, FAILED] },
};

export const WithWhatBelongsToTheList: Story = {
  args: {
    filesTitle: '1 file to add',
    files: [WAITING],
    children: (
      <>
        <SelectField label="Category" options={[{ value: 'photos', label: 'Photos' }]} />
        <Button>Add 1 file</Button>
      </>
    ),
  },
};

export const Compact: Story = {
  args: { compact: true, label: 'Attach files', files: [SENDING, DONE] },
};

export const OnAPhone: Story = {
  args: { filesTitle: 'Adding 2 files', files: [SENDING, FAILED] },
  decorators: [
    (Story) => (
      <div className="sb-w350">
        <Story />
      </div>
    ),
  ],
};

export const Closed: Story = {
  args: { closedBecause: 'You are offline. You can add files when you are connected again.' },
};

export const TakingOneOff: Story = {
  render: function Render(args) {
    const [files, setFiles] = useState<readonly PickedFile[]>([WAITING, REFUSED]);
    return (
      <FilePicker
        {...args}
        files={files}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Kitchen\.jpg/u }));
    await expect(canvas.getByRole('button', { name: /Invoice\.exe/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};
