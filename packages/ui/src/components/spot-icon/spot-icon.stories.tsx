import type { Meta, StoryObj } from '@storybook/react-vite';
import { SPOT_ICON_NAMES } from './spot-icon-names.ts';
import { SpotIcon } from './spot-icon.tsx';

const meta = {
  title: 'Foundations/Spot icon',
  component: SpotIcon,
  args: { name: 'general' },
} satisfies Meta<typeof SpotIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnATile: Story = {};

export const Bare: Story = { args: { bare: true } };

export const Every: Story = {
  render: () => (
    <ul className="sb-grid">
      {SPOT_ICON_NAMES.map((name) => (
        <li key={name}>
          <SpotIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="sb-row">
      <SpotIcon name="general" size="sm" />
      <SpotIcon name="general" size="md" />
      <SpotIcon name="general" size="lg" />
    </div>
  ),
};
