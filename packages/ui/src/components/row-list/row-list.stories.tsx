import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Row, RowList, type RowProps } from './row-list.tsx';

const meta = {
  id: 'content-row-list',
  title: 'Content/Row list (activity list, feed, inbox, item list)',
  tags: ['since-0.2.0'],
  component: RowList,
  subcomponents: { Row },
  parameters: defineComponentDocs({
    description:
      'Compact rows of a card: what each is about, a line about it, and a figure at its end.',
    do: [
      'Make the row a link when it leads somewhere.',
      'Put buttons below the words, and only those that can be pressed now.',
    ],
    dont: [
      'Do not use it for figures that are compared: that is a data table.',
      'Do not put buttons into a row that is a link.',
    ],
    accessibility: [
      'It is a list, so its length is read out.',
      'A row that leads somewhere is one link with all its words.',
    ],
  }),
} satisfies Meta<typeof RowList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  args: {
    children: (
      <>
        <Row
          href="#1"
          lead={<Avatar initials="WZ" tone="neutral" size="sm" />}
          title="Wei Zhang"
          detail="Window and carpet cleaning, North Sydney"
          end="$325.00"
          endDetail="Q-1058"
        />
        <Row
          title="Grace Oduya wants Tuesday morning"
          detail="Today 10:30 am, Bondi. Tom is free."
          actions={<Button variant="outline">Move to Tue 9:00 am</Button>}
        />
      </>
    ),
  },
  render: ({ children }) => (
    <Card title="Quotes to answer">
      <RowList>{children}</RowList>
    </Card>
  ),
};

export const States: Story = {
  args: { children: null },
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<RowProps>
      wide
      caption="Rows that lead somewhere and rows with buttons"
      rows={{
        link: { href: '#quote', end: '$325.00', endDetail: 'Q-1058' },
        buttons: { actions: <Button variant="outline">Move to Tuesday</Button> },
      }}
      columns={{ ...POINTER_STATES, 'long text': { title: LONG_WORDS, detail: LONG_WORDS } }}
    >
      {(props) => (
        <RowList>
          <Row title="Wei Zhang" detail="Window cleaning, North Sydney" {...props} />
        </RowList>
      )}
    </StateMatrix>
  ),
};
