import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Could not load your quotes',
    message: 'Server error. Please try again later.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CanTryAgain: Story = {};

export const TryingAgain: Story = { args: { retrying: true } };

export const CannotTryAgain: Story = {
  render: () => (
    <ErrorState title="Quote not found" message="The requested resource was not found." />
  ),
};
