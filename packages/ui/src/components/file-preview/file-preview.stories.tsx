import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import room from '../../illustrations/kitchen.svg?no-inline';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { FilePreview } from './file-preview.tsx';

const meta = {
  title: 'Feedback/File preview',
  component: FilePreview,
  args: {
    open: true,
    name: 'Kitchen.jpg',
    content: room,
    onClose: fn(),
    actions: (
      <Button variant="outline" icon={<Download />}>
        Download
      </Button>
    ),
  },
} satisfies Meta<typeof FilePreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Coming: Story = { args: { content: null } };

export const Failed: Story = {
  args: {
    problem: (
      <ErrorState
        title="We could not open this file"
        message="Network error. Please check your internet connection."
        onRetry={fn()}
      />
    ),
  },
};

export const OpensAndCloses: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Preview Kitchen.jpg</Button>
        <FilePreview {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Preview Kitchen.jpg' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: 'Kitchen.jpg' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
