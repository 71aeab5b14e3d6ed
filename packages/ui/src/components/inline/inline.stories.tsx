import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Inline, type InlineProps } from './inline.tsx';

const meta = {
  id: 'layout-inline',
  title: 'Layout/Inline (row, cluster, flex, group, HStack)',
  tags: ['since-0.3.0'],
  component: Inline,
  parameters: defineComponentDocs({
    description:
      'Things beside each other, with the same space between them: buttons, badges, a name and its status.',
    do: [
      'Let it wrap, so that it fits a phone and large text.',
      'Use baseline for texts of two sizes, and center for text beside an icon or a button.',
      'Set fillOnPhone for the buttons at the end of a form.',
      'Set rowGap where lines are closer to each other than columns.',
    ],
    dont: [
      'Do not use it for columns of one width: that is Grid.',
      'Do not use it for a row of a list, which is Row of RowList.',
    ],
    accessibility: [
      'It adds nothing for screen readers: they hear the element that it renders.',
      'The order on the screen is the order that is read and that Tab takes.',
    ],
  }),
  args: {
    gap: 'space-3',
    children: (
      <>
        <Button>Approve</Button>
        <Button variant="outline">Ask for changes</Button>
        <Button variant="outline">Decline</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};

export const FillOnPhone: Story = { args: { fillOnPhone: true } };

export const Ends: Story = {
  args: {
    align: 'baseline',
    justify: 'between',
    children: (
      <>
        <b>Quote Q-1048</b>
        <Badge>Draft</Badge>
      </>
    ),
  },
};

export const States: Story = {
  render: () => (
    <StateMatrix<InlineProps<'div'>>
      wide
      caption="Where the children stand along the line, and across it"
      rows={{
        'at the start': {},
        center: { justify: 'center' },
        end: { justify: 'end' },
        between: { justify: 'between' },
      }}
      columns={{
        'no align': {},
        start: { align: 'start' },
        center: { align: 'center' },
        end: { align: 'end' },
        baseline: { align: 'baseline' },
        'one line': { wrap: false },
        'long text': { rowGap: 'space-1', children: LONG_WORDS },
      }}
    >
      {({ children = 'Draft', ...props }) => (
        <Inline gap="space-3" {...props}>
          <b>Q-1048</b>
          <Badge>{children}</Badge>
        </Inline>
      )}
    </StateMatrix>
  ),
};
