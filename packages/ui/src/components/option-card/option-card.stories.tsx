import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { SpotIcon } from '../spot-icon/spot-icon.tsx';
import { OptionCard } from './option-card.tsx';
import { OptionGrid } from './option-grid.tsx';

const meta = {
  title: 'Forms/Option card',
  component: OptionCard,
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
