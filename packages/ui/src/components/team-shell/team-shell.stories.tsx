import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TEAM } from '../../stories/team-samples.tsx';
import { TeamShell } from './team-shell.tsx';

const meta = {
  title: 'Portal/Team shell',
  component: TeamShell,
  parameters: { layout: 'fullscreen' },
  args: { ...TEAM, onLogout: fn(), onSearch: fn(), children: <h1>Today</h1> },
} satisfies Meta<typeof TeamShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Staff: Story = {};

export const NewOpen: Story = {
  play: async ({ canvas }) => {
    const [button] = canvas.queryAllByRole('button', { name: 'New' });
    if (button === undefined) return;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Admin: Story = {
  args: {
    portals: [
      { label: 'Staff', href: '/staff/portal', current: true },
      { label: 'Admin', href: '/admin/portal', current: false },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };

export const At320: Story = { globals: { viewport: { value: 'w320' } } };
