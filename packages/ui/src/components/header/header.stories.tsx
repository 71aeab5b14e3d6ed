import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HEADER } from '../../stories/samples.tsx';
import { Header } from './header.tsx';

const meta = {
  title: 'Site/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
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
