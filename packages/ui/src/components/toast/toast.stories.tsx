import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastProvider, useToast } from './toast-provider.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(canvas.getByText('Logged out successfully')).toBeVisible());
  },
};

function Buttons() {
  const toast = useToast();
  return (
    <p className="sb-row">
      <Button onClick={() => toast.show('Logged out successfully')}>Log out</Button>
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
