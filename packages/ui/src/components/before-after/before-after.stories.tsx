import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { POINTER_PARAMETERS, POINTER_STATES, StateMatrix } from '../../stories/state-matrix.tsx';
import after from '../../illustrations/room-after.svg?no-inline';
import before from '../../illustrations/room-before.svg?no-inline';
import { BeforeAfter, type BeforeAfterProps } from './before-after.tsx';

const meta = {
  id: 'signature-before-and-after',
  title: 'Signature/Before and after (compare, image comparison, picture slider)',
  tags: ['since-0.2.0'],
  component: BeforeAfter,
  parameters: defineComponentDocs({
    description:
      'Two pictures of one room, one over the other, with a slider between them. It shows what a clean changes.',
    do: [
      'Use two pictures with the same size and the same view.',
      'Say in each alt text what the picture shows, beginning with Before or After.',
    ],
    dont: ['Do not use it for two different rooms.', 'Do not put words into the pictures.'],
    accessibility: [
      'It is one slider: arrow keys, dragging and tapping all move it.',
      'The slider says how much of each picture is seen: 60% before, 40% after.',
      'The label says what the slider does.',
    ],
  }),
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

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<BeforeAfterProps>
      wide
      caption="The slider under a pointer and with focus"
      rows={{ room: {} }}
      columns={POINTER_STATES}
    >
      {(props) => <BeforeAfter {...args} {...props} />}
    </StateMatrix>
  ),
};
