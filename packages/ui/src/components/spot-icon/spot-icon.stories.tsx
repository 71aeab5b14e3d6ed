import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { StateMatrix } from '../../stories/state-matrix.tsx';
import { SPOT_ICON_NAMES } from './spot-icon-names.ts';
import { SpotIcon, type SpotIconProps } from './spot-icon.tsx';

const meta = {
  id: 'foundations-spot-icon',
  title: 'Foundations/Spot icon (drawing, pictogram, service icon)',
  tags: ['since-0.2.0'],
  component: SpotIcon,
  parameters: defineComponentDocs({
    description: 'A small drawing of a service, a room or an extra, on a tile or without one.',
    do: ['Put it beside the words that it draws.', 'Use one size in a row of them.'],
    dont: [
      'Do not use it for actions: those have icons in one stroke.',
      'Do not use it without words.',
    ],
    accessibility: ['It is decorative and hidden from screen readers.'],
  }),
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

export const States: Story = {
  render: () => (
    <StateMatrix<SpotIconProps>
      caption="With a tile and without one, in every size"
      rows={{ tile: {}, bare: { bare: true } }}
      columns={{ small: { size: 'sm' }, medium: { size: 'md' }, large: { size: 'lg' } }}
    >
      {(props) => <SpotIcon name="kitchen" {...props} />}
    </StateMatrix>
  ),
};
