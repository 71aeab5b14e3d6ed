import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { OfflineBanner, type OfflineBannerProps } from './offline-banner.tsx';

const meta = {
  id: 'feedback-offline-banner',
  title: 'Feedback/Offline banner (connection lost, network, no internet)',
  tags: ['since-0.2.0'],
  component: OfflineBanner,
  parameters: defineComponentDocs({
    description: 'Says that the device has lost its connection, for as long as it has.',
    do: ['Say what still works.', 'Put one at the top of the app.'],
    dont: ['Do not use it for a server that does not answer: that is an error state.'],
    accessibility: [
      'It is a live region that is there from the start, so the change is read out.',
      'An icon goes with the words.',
    ],
  }),
  args: { offline: true },
} satisfies Meta<typeof OfflineBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const Online: Story = { args: { offline: false } };

export const States: Story = {
  render: () => (
    <StateMatrix<OfflineBannerProps>
      caption="Offline, in its own words and in longer ones"
      rows={{ offline: { offline: true } }}
      columns={{ usual: {}, 'long text': { children: `${LONG_WORDS}. ${LONG_WORDS}.` } }}
    >
      {(props) => <OfflineBanner offline {...props} />}
    </StateMatrix>
  ),
};
