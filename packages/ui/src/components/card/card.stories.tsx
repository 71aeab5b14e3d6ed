import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, MATRIX_PARAMETERS, StateMatrix } from '../../stories/state-matrix.tsx';
import { ArrowLink } from '../link/arrow-link.tsx';
import { Card, type CardProps } from './card.tsx';

const meta = {
  id: 'content-card',
  title: 'Content/Card (box, container, panel, section, tile)',
  tags: ['since-0.2.0'],
  component: Card,
  parameters: defineComponentDocs({
    description:
      'A group of things that belong together, with a title. A titled card is a named section of the page.',
    do: [
      'Give it a title, and the level that fits the page.',
      'Put one link or button at the end of the title.',
      'Use screenOnly for a card that only offers actions, on a page that people print.',
      'Use flush for a table or rows, which bring their own padding.',
    ],
    dont: [
      'Do not put a card into a card.',
      'Do not make a whole card a link; name the link in it.',
    ],
    accessibility: [
      'The title is a heading of level 2 or 3 and names the section.',
      'A card without a title is not a section, and adds nothing for screen readers.',
    ],
  }),
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

export const States: Story = {
  parameters: MATRIX_PARAMETERS,
  render: () => (
    <StateMatrix<CardProps>
      wide
      caption="Both looks, with and without a title and an action"
      rows={{ plain: {}, tint: { tint: true } }}
      columns={{
        'no title': {},
        title: { title: 'Messages' },
        action: { title: 'Messages', action: <ArrowLink href="/messages">All</ArrowLink> },
        'long text': { title: LONG_WORDS, children: <p>{LONG_WORDS}</p> },
      }}
    >
      {(props) => <Card {...props}>{props.children ?? <p>One is unread.</p>}</Card>}
    </StateMatrix>
  ),
};
