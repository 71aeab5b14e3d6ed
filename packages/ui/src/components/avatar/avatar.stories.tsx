import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { StateMatrix } from '../../stories/state-matrix.tsx';
import { Avatar, type AvatarProps } from './avatar.tsx';

const meta = {
  id: 'content-avatar',
  title: 'Content/Avatar (initials, person, profile picture, user)',
  tags: ['since-0.2.0'],
  component: Avatar,
  parameters: defineComponentDocs({
    description:
      'The initials of a person in a round, beside their name. Accent is the person who is signed in, neutral is everyone else.',
    do: ['Put it beside the name that it stands for.', 'Use two letters.'],
    dont: [
      'Do not use it without a name: it says nothing to a screen reader.',
      'Do not make it the only thing to press.',
    ],
    accessibility: ['The initials are drawn by style, so screen readers read the name once.'],
  }),
  args: { initials: 'GN' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Beside the name that it stands for, which screen readers read. */
export const BesideAName: Story = {
  render: (args) => (
    <p className="sb-row">
      <Avatar {...args} /> Grace Nguyen
    </p>
  ),
};

export const Tones: Story = {
  render: () => (
    <p className="sb-row">
      <Avatar initials="GN" /> Grace Nguyen, signed in
      <Avatar initials="HK" tone="neutral" /> Hana Kim
    </p>
  ),
};

export const Small: Story = {
  render: () => (
    <p className="sb-row">
      <Avatar initials="HK" tone="neutral" size="sm" /> Hana Kim
    </p>
  ),
};

export const States: Story = {
  render: () => (
    <StateMatrix<AvatarProps>
      caption="Both tones in both sizes"
      rows={{ accent: { tone: 'accent' }, neutral: { tone: 'neutral' } }}
      columns={{
        medium: { size: 'md' },
        small: { size: 'sm' },
        'one letter': { initials: 'G' },
        'three letters': { initials: 'GMN' },
      }}
    >
      {(props) => (
        <span className="sb-row">
          <Avatar initials="GN" {...props} /> Grace Nguyen
        </span>
      )}
    </StateMatrix>
  ),
};
