import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { initials: 'GN' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Beside the name that it stands for, which screen readers read. */
export const BesideAName: Story = {
  render: (args) => (
    <p className="sb-row">
      <Avatar {...args} /> Grace Nguyen
    </p>
  ),
};

export const Tones: Story = {
  render: () => (
    <p className="sb-row">
      <Avatar initials="GN" /> Grace Nguyen, signed in
      <Avatar initials="HK" tone="neutral" /> Hana Kim
    </p>
  ),
};

export const Small: Story = {
  render: () => (
    <p className="sb-row">
      <Avatar initials="HK" tone="neutral" size="sm" /> Hana Kim
    </p>
  ),
};
