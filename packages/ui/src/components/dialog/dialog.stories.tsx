import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const answers = (onClick?: () => void) => (
  <>
    <Button onClick={onClick}>Approve quote</Button>
    <Button variant="outline" onClick={onClick}>
      Not yet
    </Button>
  </>
);

const meta = {
  id: 'feedback-dialog',
  title: 'Feedback/Dialog (confirm, modal, overlay, popup, prompt, sheet)',
  tags: ['since-0.2.0'],
  component: Dialog,
  parameters: defineComponentDocs({
    description:
      'A question over the page that must be answered before going on. On a phone it comes up from the bottom.',
    do: [
      'Ask in the title, and answer with the same verb in the first button.',
      'Say what will happen, and whether it can be undone.',
      'Give every dialog a way out that changes nothing.',
    ],
    dont: [
      'Do not open a dialog from a dialog.',
      'Do not use it for news: that is an alert or a toast.',
      'Do not put a long form in it: that is a page.',
    ],
    accessibility: [
      'Focus moves to the title, or to initialFocus, and stays inside.',
      'Escape, the scrim and Close ask to close it; focus returns to what opened it.',
      'The title names the dialog for screen readers.',
    ],
    frame: '520px',
  }),
  args: {
    open: false,
    onClose: fn(),
    title: 'Approve this quote?',
    children: <p>We will book your clean for $300.00. There is no deposit.</p>,
    actions: answers(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  render: function Render(args) {
    const [open, setOpen] = useArg(args.open);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Approve quote</Button>
        <Dialog {...args} open={open} onClose={close} actions={answers(close)} />
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

export const LongText: Story = {
  args: {
    open: true,
    title: LONG_WORDS,
    children: <p>{`${LONG_WORDS}. `.repeat(20)}</p>,
    actions: <Button>{LONG_WORDS}</Button>,
  },
};

export const States: Story = {
  args: {
    open: true,
    title: 'Delete this draft?',
    children: <p>The first answer is hovered, the second has focus, the third is busy.</p>,
    actions: (
      <>
        <Button variant="danger">Delete quote</Button>
        <Button variant="outline">Keep it</Button>
        <Button busy busyLabel="Deleting">
          Delete and tell us why
        </Button>
      </>
    ),
  },
  parameters: {
    pseudo: {
      hover: 'dialog [class*=actions] button:nth-child(1)',
      focusVisible: 'dialog [class*=actions] button:nth-child(2)',
    },
  },
};

export const ClosesFromTheScrim: Story = {
  ...Question,
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Approve quote' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Approve this quote?' });
    await expect(canvas.getByRole('heading', { name: 'Approve this quote?' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
  },
};
