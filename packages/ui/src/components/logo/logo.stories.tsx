import type { Meta, StoryObj } from '@storybook/react-vite';
import { LOGO } from '../../stories/samples.tsx';
import { Logo } from './logo.tsx';
import { WrenMark } from './wren-mark.tsx';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: LOGO.name, tagline: LOGO.tagline },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FullColour: Story = {};

export const AsALink: Story = { args: { href: '/' } };

export const Compact: Story = { args: { compact: true } };

export const OnIndigo: Story = {
  args: { inverse: true },
  render: (args) => (
    <div className="sb-ink">
      <Logo {...args} />
    </div>
  ),
};

export const Mark: Story = {
  render: () => (
    <div className="sb-marks">
      <WrenMark />
      <WrenMark perched />
    </div>
  ),
};
