import type { Meta, StoryObj } from '@storybook/react-vite';
import { FOOTER } from '../../stories/samples.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Site/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: FOOTER,
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };
