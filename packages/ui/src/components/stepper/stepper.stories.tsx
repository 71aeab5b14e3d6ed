import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  args: { label: 'bedroom', value: 3, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {};

export const AtZero: Story = { args: { value: 0 } };

export const AtTheMost: Story = { args: { value: 20 } };

export const Block: Story = { args: { block: true } };
