import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Forms/Steps',
  component: Steps,
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
