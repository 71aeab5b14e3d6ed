import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Code } from './code.tsx';

const meta = {
  id: 'foundations-code',
  title: 'Foundations/Code (reference, slashed zero, number of a record)',
  tags: ['since-0.3.0'],
  component: Code,
  parameters: defineComponentDocs({
    description:
      'A code that people copy or read out. Its zeros have a slash, so that nobody takes one for the letter O.',
    do: [
      'Use it for the numbers of records, bank accounts and participants, where they stand alone: in a cell or a fact.',
    ],
    dont: [
      'Do not use it for money, dates, times, counts or phones: nothing in them is a letter.',
      'Do not use it within a sentence or a heading: a screen reader would read it in pieces.',
    ],
    accessibility: ['A screen reader reads the same text: only the shape of the zero differs.'],
  }),
  args: { children: 'INV-2026-00034' },
} satisfies Meta<typeof Code>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideMoney: Story = {
  render: (args) => (
    <dl>
      <dt>Invoice</dt>
      <dd>
        <Code {...args} />
      </dd>
      <dt>Total</dt>
      <dd>$1,050.00</dd>
    </dl>
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<ComponentProps<typeof Code>>
      caption="In text"
      rows={{ reference: { children: 'Q-1050' }, account: { children: '062-000' } }}
      columns={{ ...POINTER_STATES, 'long text': { children: LONG_WORDS } }}
    >
      {({ children }) => <Code>{children}</Code>}
    </StateMatrix>
  ),
};
