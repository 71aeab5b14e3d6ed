import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  args: { title: 'Quotes waiting for you', children: <p>NDIS cleaning support</p> },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Titled: Story = {};

export const WithAction: Story = {
  args: { action: <ArrowLink href="/quotes">All quotes</ArrowLink> },
};

export const Plain: Story = { args: { title: undefined } };

export const Tint: Story = { args: { tint: true } };
