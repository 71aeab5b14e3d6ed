import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { FOOTER } from '../../stories/samples.tsx';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { TEAM } from '../../stories/team-samples.tsx';
import { CompactFooter } from '../footer/compact-footer.tsx';
import { TeamShell } from './team-shell.tsx';

const meta = {
  id: 'app-team-shell',
  title: 'App/Team shell (admin layout, app shell, staff portal, top navigation)',
  tags: ['since-0.2.0'],
  component: TeamShell,
  parameters: {
    layout: 'fullscreen',
    ...defineComponentDocs({
      description:
        'The frame of the staff and admin portals: a header of two rows with the navigation, a denser page, and a compact footer below the first screen.',
      do: [
        'Give counts to what waits for the company.',
        'Put what can be started anywhere into New.',
        'Give admins the switch between the two portals.',
      ],
      dont: [
        'Do not put more than nine destinations into the row.',
        'Do not use it for clients: that is the portal shell.',
      ],
      accessibility: [
        'The first stop of the Tab key is the skip link.',
        'New opens and closes by keyboard, and focus returns to its button.',
        'On small screens everything is in one menu.',
      ],
    }),
  },
  args: {
    ...TEAM,
    onLogout: fn(),
    onSearch: fn(),
    footer: <CompactFooter {...FOOTER} />,
    children: <h1>Today</h1>,
  },
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

/** The second item is hovered, the third has focus, and logging out is under way. */
export const States: Story = {
  args: { loggingOut: true, children: <h1>{LONG_WORDS}</h1> },
  parameters: {
    pseudo: {
      hover: 'nav[aria-label="Staff portal"] > a:nth-child(2)',
      focusVisible: 'nav[aria-label="Staff portal"] > a:nth-child(3)',
    },
  },
};

export const NewClosesOnEscape: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const [button] = canvas.queryAllByRole('button', { name: 'New' });
    if (button === undefined) return;
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: /Quote for a client/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};
