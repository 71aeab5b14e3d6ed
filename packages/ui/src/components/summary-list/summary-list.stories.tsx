import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Card } from '../card/card.tsx';
import { ChangeLink, SummaryList, type SummaryListProps } from './summary-list.tsx';

const meta = {
  id: 'content-summary-list',
  title: 'Content/Summary list (check answers, definition list, description list, key value)',
  tags: ['since-0.2.0'],
  component: SummaryList,
  subcomponents: { ChangeLink },
  parameters: defineComponentDocs({
    description:
      'Answers that were given, each with a way to change it, or facts with their values.',
    do: [
      'Use answers before something is sent, and facts afterwards.',
      'Name in a change link what it changes.',
    ],
    dont: ['Do not use it for rows that are compared: that is a data table.'],
    accessibility: [
      'It is a list of terms and values.',
      'A change link is read with what it changes: Change address.',
    ],
  }),
  args: {
    rows: [
      { label: 'Service', value: 'NDIS cleaning support' },
      { label: 'Rooms', value: '2 bedrooms, 1 bathroom, 1 kitchen, 1 living room' },
      { label: 'Timing', value: 'Standard. No deposit.' },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answers: Story = {};

export const WithChangeLinks: Story = {
  args: {
    rows: [
      {
        label: 'Address',
        value: '14 Banksia Street, Castle Hill NSW 2154',
        change: { href: '?step=address', what: 'address' },
      },
      { label: 'Pets', value: 'One dog', change: { href: '?step=address', what: 'pets' } },
    ],
  },
};

export const Facts: Story = { args: { layout: 'facts' } };

export const InACard: Story = {
  render: (args) => (
    <Card title="Price" action={<ChangeLink href="?step=price" what="price" />}>
      <SummaryList {...args} />
    </Card>
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<SummaryListProps>
      wide
      caption="Answers and facts"
      rows={{ answers: { layout: 'answers' }, facts: { layout: 'facts' } }}
      columns={{
        ...POINTER_STATES,
        'long text': { rows: [{ label: LONG_WORDS, value: LONG_WORDS }] },
      }}
    >
      {(props) => (
        <SummaryList
          rows={[{ label: 'Pets', value: 'One dog', change: { href: '#pets', what: 'pets' } }]}
          {...props}
        />
      )}
    </StateMatrix>
  ),
};
