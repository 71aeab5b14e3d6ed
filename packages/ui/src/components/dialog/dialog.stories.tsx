import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: fn(),
    title: 'Approve this quote?',
    children: <p>We will book your clean for $300.00. There is no deposit.</p>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Approve quote</Button>
        <Dialog
          {...args}
          open={open}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Approve quote</Button>
              <Button variant="outline" onClick={close}>
                Not yet
              </Button>
            </>
          }
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Approve quote' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Approve this quote?' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  args: {
    open: true,
    actions: (
      <>
        <Button variant="danger">Delete quote</Button>
        <Button variant="outline">Keep it</Button>
      </>
    ),
    title: 'Delete this draft?',
    children: <p>You cannot get it back.</p>,
  },
};
