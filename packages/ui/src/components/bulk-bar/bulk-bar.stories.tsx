import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta = {
  title: 'Content/Bulk bar',
  component: BulkBar,
  args: {
    count: 4,
    nouns: ['quote', 'quotes'],
    sum: '$1,240.00',
    onClear: fn(),
    children: <Button variant="accent">Send 4 quotes</Button>,
  },
} satisfies Meta<typeof BulkBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { count: 1, sum: '$325.00' } };
