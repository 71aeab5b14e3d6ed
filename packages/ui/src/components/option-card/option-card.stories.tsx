import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { SpotIcon } from '../spot-icon/spot-icon.tsx';
import { OptionCard, type OptionCardProps } from './option-card.tsx';
import { OptionGrid } from './option-grid.tsx';

const meta = {
  id: 'forms-option-card',
  title: 'Forms/Option card (checkbox card, choice, radio card, radio button, tile)',
  tags: ['since-0.2.0'],
  component: OptionCard,
  subcomponents: { OptionGrid },
  parameters: defineComponentDocs({
    description:
      'A radio or a checkbox as big as its card. For a question with a few answers that need more than a word.',
    do: [
      'Put the cards into a fieldset with the question as its legend.',
      'Say in detail what the answer means or costs.',
      'Keep the columns on a phone only for two short answers.',
    ],
    dont: [
      'Do not use it for more than nine answers: that is a select.',
      'Do not put links or buttons into a card.',
    ],
    accessibility: [
      'It is a native radio or checkbox: arrow keys move between radios.',
      'The title names it and the details describe it.',
      'A mark as well as colour shows that it is chosen.',
    ],
  }),
  // These are of other inputs, though its type says so.
  argTypes: Object.fromEntries(
    ['children', 'placeholder', 'readOnly'].map((name) => [name, { table: { disable: true } }]),
  ),
  args: {
    type: 'radio',
    name: 'service',
    value: 'general',
    title: 'General',
    detail: '$120',
    icon: <SpotIcon name="general" />,
  },
} satisfies Meta<typeof OptionCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Checkbox: Story = {
  args: {
    type: 'checkbox',
    title: 'Oven Deep Clean',
    detail: '$35',
    icon: <SpotIcon name="oven" />,
    defaultChecked: true,
  },
};

export const Disabled: Story = { args: { disabled: true, detail: 'Not available on Sunday' } };

export const Radios: Story = {
  render: () => (
    <Fieldset legend="4. When do you need us?">
      <OptionGrid columns={3}>
        <OptionCard
          type="radio"
          name="timing"
          value="standard"
          title="Standard"
          detail={['Same price', 'No deposit']}
        />
        <OptionCard
          type="radio"
          name="timing"
          value="urgent"
          title="Urgent"
          detail={['Next day, price × 1.2', '30% deposit']}
          defaultChecked
        />
        <OptionCard
          type="radio"
          name="timing"
          value="same-day"
          title="Same day"
          detail={['Price × 1.5', '30% deposit']}
        />
      </OptionGrid>
    </Fieldset>
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<OptionCardProps>
      wide
      caption="Both kinds in every state"
      rows={{
        radio: { type: 'radio' },
        checkbox: { type: 'checkbox' },
        'with an icon': { type: 'radio', icon: <SpotIcon name="general" /> },
      }}
      columns={{
        ...POINTER_STATES,
        chosen: { defaultChecked: true },
        disabled: { disabled: true },
        'chosen and disabled': { defaultChecked: true, disabled: true },
        'long text': { title: LONG_WORDS, detail: LONG_WORDS },
      }}
    >
      {(props) => <OptionCard type="radio" title="Standard" detail="No deposit" {...props} />}
    </StateMatrix>
  ),
};

export const Choosing: Story = {
  ...Radios,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Same day'));
    await expect(canvas.getByRole('radio', { name: 'Same day' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Urgent' })).not.toBeChecked();
  },
};
