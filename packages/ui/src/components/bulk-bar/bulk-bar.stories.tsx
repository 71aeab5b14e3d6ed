import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { Button } from '../button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta = {
  id: 'content-bulk-bar',
  title: 'Content/Bulk bar (batch actions, multi-select, selection bar)',
  tags: ['since-0.2.0'],
  component: BulkBar,
  parameters: defineComponentDocs({
    description:
      'Stands above a list once rows are picked: how many there are, what they come to, and what can be done with all of them.',
    do: [
      'Repeat the number in the button: Send 4 quotes.',
      'Give the sum where the rows have amounts.',
      'Keep it to two buttons beside Clear.',
    ],
    dont: [
      'Do not show it while nothing is picked; with a count of 0 it is gone by itself.',
      'Do not put an action in it that works on one row only.',
    ],
    accessibility: [
      'How many are selected is read out as the number changes.',
      'It is a named section, so screen reader users can jump to it.',
    ],
  }),
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

export const States: Story = {
  args: {
    count: 1240,
    sum: '$1,240,300.00',
    children: (
      <>
        <Button variant="accent">{LONG_WORDS}</Button>
        <Button variant="inverse">Decline</Button>
      </>
    ),
  },
  parameters: {
    pseudo: { hover: 'button:nth-child(1)', focusVisible: 'button:nth-child(2)' },
  },
};

export const Clearing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
