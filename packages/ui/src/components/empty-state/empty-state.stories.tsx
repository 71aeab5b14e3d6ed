import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import drawing from '../../illustrations/empty-quotes.svg?no-inline';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

const meta = {
  id: 'feedback-empty-state',
  title: 'Feedback/Empty state (blank slate, no data, no results, zero state)',
  tags: ['since-0.2.0'],
  component: EmptyState,
  parameters: defineComponentDocs({
    description:
      'What stands in the place of a list that has nothing in it: a drawing, a heading, a sentence and what to do next.',
    do: [
      'Say what will be here, and how it gets here.',
      'Give one action, or two.',
      'Use the icon where there is no room for a drawing.',
    ],
    dont: [
      'Do not use it for an error: that is an error state.',
      'Do not blame the reader, and do not be funny.',
    ],
    accessibility: [
      'The drawing and the icon are decorative.',
      'The title is a heading: give it the level that fits the page.',
    ],
  }),
  args: {
    drawing,
    title: 'No quotes yet',
    text: 'Count your rooms, see your price and send it to us.',
    actions: <ButtonLink href="/clients/quotes/create">Start a quote</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoQuotes: Story = {};

export const WithoutDrawing: Story = { args: { drawing: undefined } };

export const States: Story = {
  render: () => (
    <StateMatrix<EmptyStateProps>
      wide
      caption="With a drawing, an icon and words alone"
      rows={{ drawing: { drawing }, icon: { icon: <FileText /> }, words: {} }}
      columns={{
        title: {},
        text: { text: 'Count your rooms and see your price.' },
        action: { actions: <ButtonLink href="/quote">Start a quote</ButtonLink> },
        'long text': { title: LONG_WORDS, text: LONG_WORDS },
      }}
    >
      {(props) => <EmptyState title="No quotes yet" {...props} />}
    </StateMatrix>
  ),
};
