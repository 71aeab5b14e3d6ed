import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
} satisfies Meta<typeof Alert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { children: 'Urgent cleans need a 30% deposit.' } };

export const Success: Story = {
  args: { tone: 'success', children: 'Quote approved. We will confirm a time.' },
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Please verify your email address to access this page.' },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    live: true,
    title: 'Login failed',
    children: 'Check your email and password, then try again.',
  },
};
