import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import after from '../../illustrations/room-after.svg?no-inline';
import before from '../../illustrations/room-before.svg?no-inline';
import { BeforeAfter } from './before-after.tsx';

const meta = {
  title: 'Signature/Before and after',
  component: BeforeAfter,
  args: {
    before: { src: before, alt: 'Before: a dusty, untidy living room' },
    after: { src: after, alt: 'After: the same room, tidy and clean' },
    label: 'Show more of the before or after picture',
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LivingRoom: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider');
    await fireEvent.input(slider, { target: { value: '60' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '60% before, 40% after');
    await expect(canvasElement.innerHTML).toContain('--position: 60%');
  },
};
