import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { Text, type TextProps } from './text.tsx';

const meta = {
  id: 'content-text',
  title: 'Content/Text (caption, hint, muted, note, paragraph, typography)',
  tags: ['since-0.3.0'],
  component: Text,
  parameters: defineComponentDocs({
    description:
      'Text that differs from the text around it in size, tone or weight: a hint, a note, what somebody typed.',
    do: [
      'Use muted for what repeats or explains.',
      'Use as-typed for what a person wrote in several lines.',
      'Use figures for amounts that stand below each other.',
    ],
    dont: [
      'Do not use it for text that looks like the text around it: that is a plain p.',
      'Do not use it for a heading, or for a message with an icon, which is an Alert.',
      'Do not say anything by its tone alone.',
    ],
    accessibility: [
      'It renders a p, or the element of as, and screen readers hear that.',
      'Every tone has a ratio of at least 4.5 to 1 on each surface.',
    ],
  }),
  args: { tone: 'muted', size: 'sm', children: 'We answer within one business day.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hint: Story = {};

export const AsTyped: Story = {
  args: {
    tone: undefined,
    size: undefined,
    wrap: 'as-typed',
    children: 'The key is in the letterbox.\nPlease feed the cat.',
  },
};

export const States: Story = {
  render: () => (
    <StateMatrix<TextProps<'p'>>
      caption="Every tone, size and weight"
      rows={{
        'no tone': {},
        muted: { tone: 'muted' },
        success: { tone: 'success' },
        warning: { tone: 'warning' },
        danger: { tone: 'danger' },
      }}
      columns={{
        xs: { size: 'xs' },
        sm: { size: 'sm' },
        md: { size: 'md' },
        regular: { weight: 'regular' },
        semibold: { weight: 'semibold' },
        bold: { weight: 'bold' },
        figures: { figures: true, wrap: 'one-line', children: '$1,111.00' },
        'long text': { children: LONG_WORDS },
      }}
    >
      {(props) => <Text {...props}>{props.children ?? '2 visits'}</Text>}
    </StateMatrix>
  ),
};
