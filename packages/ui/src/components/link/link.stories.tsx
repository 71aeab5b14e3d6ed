import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from './arrow-link.tsx';
import { Link } from './link.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Controls/Link',
  component: ArrowLink,
  args: { href: '/clients/quotes', children: 'All quotes' },
} satisfies Meta<typeof ArrowLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Arrow: Story = { args: { children: 'All quotes' } };

export const InText: Story = {
  render: () => (
    <p>
      Read the <Link href="/terms">terms</Link> or <Link href="tel:+61491570156">call us</Link>.
    </p>
  ),
};

export const Skip: Story = {
  render: () => (
    <div>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab: the link appears in the corner.
      </main>
    </div>
  ),
};
