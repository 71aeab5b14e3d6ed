import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keys } from './keys.tsx';

const meta = {
  title: 'Content/Keys',
  component: Keys,
  args: { keys: ['G', 'T'] },
} satisfies Meta<typeof Keys>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneAfterTheOther: Story = {};

export const BothAtOnce: Story = { args: { keys: ['Ctrl', 'K'], joinedBy: 'and' } };

export const OneKey: Story = { args: { keys: ['?'] } };
