import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { OptionCard } from '../option-card/option-card.tsx';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';

const meta = {
  id: 'forms-fieldset',
  title: 'Forms/Fieldset (group, legend, question, radio group)',
  tags: ['since-0.2.0'],
  component: Fieldset,
  parameters: defineComponentDocs({
    description: 'Controls that answer one question, under the question itself.',
    do: [
      'Ask the question in the legend.',
      'Use title for a step of a form, subtitle below the heading of a step, label for a question among fields.',
    ],
    dont: [
      'Do not use it around a single text field: its label is the question.',
      'Do not put a fieldset into a fieldset.',
    ],
    accessibility: [
      'The legend names the group, so each answer is heard with its question.',
      'Hint and error describe the group.',
    ],
  }),
  args: {
    legend: 'When do you need us?',
    children: <OptionCard type="radio" name="when" value="standard" title="Standard" />,
  },
} satisfies Meta<typeof Fieldset>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AsAStep: Story = {
  args: { legend: '1. Choose a service', hint: 'You can change it later.' },
};

export const BelowTheHeadingOfAStep: Story = {
  args: { legend: 'How often?', size: 'subtitle', hint: 'You can change it later.' },
};

export const AsAQuestion: Story = { args: { legend: 'Who is the cleaning for?', size: 'label' } };

export const WithError: Story = {
  args: { legend: 'Who is the cleaning for?', size: 'label', error: 'Choose one.' },
};

export const States: Story = {
  render: () => (
    <StateMatrix<FieldsetProps>
      wide
      caption="Each size with a hint, an error and long words"
      rows={{ title: { size: 'title' }, subtitle: { size: 'subtitle' }, label: { size: 'label' } }}
      columns={{
        plain: {},
        hint: { hint: 'You can change it later.' },
        invalid: { error: 'Choose one.' },
        'long text': { legend: LONG_WORDS, hint: LONG_WORDS, error: LONG_WORDS },
      }}
    >
      {(props) => (
        <Fieldset legend="When do you need us?" {...props}>
          <OptionCard type="radio" value="standard" title="Standard" />
        </Fieldset>
      )}
    </StateMatrix>
  ),
};
