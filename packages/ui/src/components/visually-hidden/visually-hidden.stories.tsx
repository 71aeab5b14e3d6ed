import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Only for screen readers' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  render: () => (
    <button type="button">
      View <VisuallyHidden>quote Q-1048</VisuallyHidden>
    </button>
  ),
};
