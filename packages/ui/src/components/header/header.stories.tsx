import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { HEADER } from '../../stories/samples.tsx';
import { Header } from './header.tsx';

const meta = {
  id: 'site-header',
  title: 'Site/Header (main menu, nav, navbar, navigation, top bar)',
  tags: ['since-0.2.0'],
  component: Header,
  parameters: {
    layout: 'fullscreen',
    ...defineComponentDocs({
      description:
        'The top of every public page: the logo, the navigation with its menus, who is logged in, and the one action. It works before its scripts have loaded.',
      do: [
        'Keep it to five items and one action.',
        'Give the current path, so that it marks where the visitor is.',
        'Give the pages of the portal as appItems inside it.',
      ],
      dont: ['Do not put a second action beside the first.', 'Do not put a menu into a menu.'],
      accessibility: [
        'Menus open by press, by pointer and by arrow keys, and close on Escape with focus on their button.',
        'The current page is marked with aria-current.',
        'On a phone everything is in one menu that a keyboard reaches.',
      ],
    }),
  },
  args: { ...HEADER, onLogout: fn() },
  decorators: [
    (Story) => (
      <div className="sb-page">
        <Story />
        <main className="sb-tint">
          <h1>Know the price before we knock.</h1>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const ServicesOpen: Story = {
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Services' });
    if (button === null) return;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Deep cleaning', { selector: 'b' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

export const Verified: Story = {
  args: { session: { kind: 'verified', name: 'Jordan', href: '/clients/portal' } },
};

export const Unverified: Story = {
  args: { session: { kind: 'unverified', message: 'Please verify your email' } },
};

export const AppNavigation: Story = {
  args: {
    session: { kind: 'verified', name: 'Jordan', href: '/clients/portal' },
    appItems: [
      { label: 'Portal', href: '/clients/portal' },
      { label: 'Quotes', href: '/clients/quotes' },
      { label: 'Invoices', href: '/clients/invoices' },
    ],
    currentPath: '/clients/quotes',
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };

export const At320: Story = { globals: { viewport: { value: 'w320' } } };

/** The first item is hovered, the menu of services has focus, and the name is long. */
export const States: Story = {
  args: {
    session: { kind: 'verified', name: 'Jordan Alexander Fitzgerald-Montgomery', href: '/clients' },
    currentPath: '/contact',
  },
  parameters: {
    pseudo: { hover: 'nav > a:nth-child(1)', focusVisible: 'nav [data-menu=services] > button' },
  },
  play: async ({ args, canvas }) => {
    const buttons = canvas.queryAllByRole('link', { name: args.action.label });
    for (const button of buttons) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

export const MovingByArrowKeys: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Resources' });
    if (button === null) return;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'FAQ' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'FAQ' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Gallery' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
