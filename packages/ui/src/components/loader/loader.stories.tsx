import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { Loader, type LoaderProps } from './loader.tsx';
import { LOADER_SIZES, LOADER_VARIANTS } from './loader-size.ts';

const meta = {
  id: 'feedback-loader',
  title: 'Feedback/Loader (activity indicator, busy, progress, spinner, throbber)',
  tags: ['since-0.2.0'],
  component: Loader,
  parameters: defineComponentDocs({
    description:
      'A moving sign that something is happening, always with words. Branded is for whole pages, classic for buttons and panels, pulse for updates in the background, dots for a reply that is being typed.',
    do: [
      'Say what is happening: Saving your quote.',
      'Use a skeleton where the shape of what comes is known.',
      'Hide the label only where the words beside it already say it.',
    ],
    dont: [
      'Do not show it for work that takes less than a moment.',
      'Do not put two loaders in one view.',
    ],
    accessibility: [
      'It is a live region: its label is read out when it appears.',
      'The drawing is hidden from screen readers.',
      'With reduced motion it fades in place of moving.',
    ],
  }),
  args: { label: 'Verifying authentication...' },
} satisfies Meta<typeof Loader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Branded: Story = { args: { variant: 'branded', size: '2xl', stacked: true } };

export const Classic: Story = { args: { variant: 'classic', label: 'Saving' } };

export const Pulse: Story = {
  args: { variant: 'pulse', size: 'xs', label: 'Checking for new quotes' },
};

export const Dots: Story = { args: { variant: 'dots', label: 'Someone is replying' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

const VARIANTS = Object.fromEntries(LOADER_VARIANTS.map((variant) => [variant, { variant }]));

export const EveryVariantAndSize: Story = {
  render: () => (
    <StateMatrix<LoaderProps>
      caption="Four variants in seven sizes"
      rows={VARIANTS}
      columns={Object.fromEntries(LOADER_SIZES.map((size) => [size, { size }]))}
    >
      {(props) => (
        <Loader label={`Loading, ${props.variant} ${props.size}`} labelHidden {...props} />
      )}
    </StateMatrix>
  ),
};

export const States: Story = {
  render: () => (
    <StateMatrix<LoaderProps>
      caption="Every variant with its words"
      rows={VARIANTS}
      columns={{
        beside: { stacked: false },
        under: { stacked: true },
        'label hidden': { labelHidden: true },
        'long text': { label: LONG_WORDS },
      }}
    >
      {(props) => <Loader label="Saving" {...props} />}
    </StateMatrix>
  ),
};
