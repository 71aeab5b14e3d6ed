import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  MATRIX_PARAMETERS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Steps, type StepsProps } from './steps.tsx';

const meta = {
  id: 'forms-steps',
  title: 'Forms/Steps (breadcrumb, form progress, progress bar, wizard)',
  tags: ['since-0.2.0'],
  component: Steps,
  parameters: defineComponentDocs({
    description:
      'How far along a form of several pages is. On a phone it is a row of bars and Step 2 of 5: Rooms.',
    do: ['Name each step in a word or two.', 'Let people go back to the steps that are done.'],
    dont: [
      'Do not link to steps that have not been reached.',
      'Do not use it for what happened over days: that is a timeline.',
    ],
    accessibility: [
      'It is a navigation landmark with an ordered list.',
      'The current step is marked, and the others say that they are done.',
    ],
  }),
  args: {
    current: 0,
    steps: [
      { label: 'Price', href: '?step=price' },
      { label: 'Address and access', href: '?step=address' },
      { label: 'Date', href: '?step=date' },
      { label: 'Photos', href: '?step=photos' },
      { label: 'Check your answers' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };

export const Third: Story = { args: { current: 2 } };

export const Last: Story = { args: { current: 4 } };

export const States: Story = {
  parameters: { ...POINTER_PARAMETERS, ...MATRIX_PARAMETERS },
  render: (args) => (
    <StateMatrix<StepsProps>
      wide
      caption="At the start, on the way and at the end"
      rows={{ first: { current: 0 }, third: { current: 2 }, last: { current: 4 } }}
      columns={{
        ...POINTER_STATES,
        'long text': { steps: [{ label: LONG_WORDS, href: '#1' }, { label: 'Date' }] },
      }}
    >
      {(props) => <Steps {...args} {...props} />}
    </StateMatrix>
  ),
};
