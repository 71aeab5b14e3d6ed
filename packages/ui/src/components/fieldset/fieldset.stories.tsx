import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionCard } from '../option-card/option-card.tsx';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
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

export const AsAQuestion: Story = { args: { legend: 'Who is the cleaning for?', size: 'label' } };

export const WithError: Story = {
  args: { legend: 'Who is the cleaning for?', size: 'label', error: 'Choose one.' },
};
