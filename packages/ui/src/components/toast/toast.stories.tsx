import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { Button } from '../button/button.tsx';
import { ToastProvider, useToast } from './toast-provider.tsx';

const meta = {
  id: 'feedback-toast',
  title: 'Feedback/Toast (message, notification, snackbar)',
  tags: ['since-0.2.0'],
  component: ToastProvider,
  parameters: defineComponentDocs({
    description: 'Says that something just happened, at the foot of the window, for six seconds.',
    do: [
      'Use the words of the button that did it: Logged out successfully.',
      'Keep it to one short sentence.',
    ],
    dont: [
      'Do not show an error only here: it is gone too soon.',
      'Do not put a link or an action into it.',
    ],
    accessibility: [
      'It is read out politely, without moving focus.',
      'Its time stops under the pointer and while it has focus.',
      'It can be closed by hand.',
    ],
  }),
  args: { children: null },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(canvas.getByText('Logged out successfully')).toBeVisible());
  },
};

function Buttons() {
  const toast = useToast();
  return (
    <p className="sb-row">
      <Button onClick={() => toast.show('Logged out successfully')}>Logout</Button>
      <Button
        variant="outline"
        onClick={() => toast.show({ message: 'Your draft is saved.', tone: 'info' })}
      >
        Save
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.show({ message: 'Your draft could not be saved.', tone: 'danger' })}
      >
        Save without a connection
      </Button>
    </p>
  );
}

/** The first message is hovered, and the button that closes the second has focus. */
export const States: Story = {
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
  parameters: {
    pseudo: {
      hover: 'section[aria-label=Messages] > div:nth-child(1) button',
      focusVisible: 'section[aria-label=Messages] > div:nth-child(2) button',
    },
  },
  play: async ({ canvas }) => {
    for (const button of await canvas.findAllByRole('button')) await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Logged out successfully')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Your draft is saved.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Your draft could not be saved.')).toBeVisible());
  },
};

export const ClosingByHand: Story = {
  ...Messages,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(canvas.queryByText('Logged out successfully')).toBeNull());
  },
};
