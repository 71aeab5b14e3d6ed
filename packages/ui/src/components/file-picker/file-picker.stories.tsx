import type { Meta, StoryObj } from '@storybook/react-vite';
import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Button } from '../button/button.tsx';
import { SelectField } from '../field/select-field.tsx';
import { FilePicker, type FilePickerProps } from './file-picker.tsx';
import type { PickedFile } from './picked-file.ts';
import { FileIcon } from './file-icon.tsx';

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
  problem: 'Choose a PDF, JPEG, PNG, WebP or HEIC file.',
};
const FAILED: PickedFile = {
  id: '5',
  name: 'A very long name of a report about every room of the house, second version.heic',
  size: 2 * MEGABYTE,
  status: 'failed',
  problem: 'Network error. Please check your internet connection.',
};

const meta = {
  id: 'forms-file-picker',
  title: 'Forms/File picker (attachment, browse, drag and drop, dropzone, file input, upload)',
  tags: ['since-0.2.0'],
  component: FilePicker,
  subcomponents: { FileIcon },
  parameters: defineComponentDocs({
    description:
      'Chooses files from the device, by button or by dropping them, and shows how each is doing. It keeps no files and sends nothing.',
    do: [
      'Say in the hint what can be chosen, and how large.',
      'Say what is wrong with a file, and what would be right.',
      'Use compact under a message, a tile among pictures, the box where files are the point of the page.',
    ],
    dont: [
      'Do not rely on accept: other files can still be dropped.',
      'Do not remove a failed file from the list; offer to send it again.',
    ],
    accessibility: [
      'What changes in the list is read out politely, a few words at a time.',
      'When a button goes with its row, focus moves to the next one.',
      'While it is closed the reason stands under the button and describes it.',
    ],
  }),
  args: {
    title: 'Add a file',
    label: 'Choose files',
    hint: 'PDF, JPEG, PNG, WebP or HEIC. Up to 10 MB each. Larger photos are made smaller.',
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

export const Tile: Story = {
  args: {
    label: 'Add after',
    renderTile: (button) => button,
    icon: <Camera />,
  },
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

export const RemovingOne: Story = {
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

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<FilePickerProps>
      wide
      caption="The box, the compact picker and the tile in every state"
      rows={{ box: {}, compact: { compact: true }, tile: { renderTile: (button) => button } }}
      columns={{
        ...POINTER_STATES,
        closed: { closedBecause: 'You are offline.' },
        sending: { files: [SENDING] },
        failed: { files: [REFUSED, FAILED] },
        'long text': { label: LONG_WORDS, title: LONG_WORDS, hint: LONG_WORDS },
      }}
    >
      {(props) => <FilePicker {...args} {...props} />}
    </StateMatrix>
  ),
};

export const ChoosingFiles: Story = {
  play: async ({ args, canvas }) => {
    const photo = new File(['photo'], 'Kitchen.jpg', { type: 'image/jpeg' });
    const input = await canvas.findByLabelText('Choose files, from your device');
    await userEvent.upload(input, [photo]);
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
  },
};

export const DroppingAFile: Story = {
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Choose files' });
    const files = new DataTransfer();
    files.items.add(new File(['plan'], 'Key plan.pdf', { type: 'application/pdf' }));
    await fireEvent(button, new DragEvent('drop', { bubbles: true, dataTransfer: files }));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

export const SendingAgain: Story = {
  args: { files: [FAILED] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Try again/u }));
    await expect(args.onRetry).toHaveBeenCalledWith(FAILED.id);
  },
};
