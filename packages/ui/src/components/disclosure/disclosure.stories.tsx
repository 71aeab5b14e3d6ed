import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Disclosure, DisclosureGroup, type DisclosureProps } from './disclosure.tsx';

const meta = {
  id: 'content-disclosure',
  title: 'Content/Disclosure (accordion, collapse, details, expander, FAQ)',
  tags: ['since-0.2.0'],
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  parameters: defineComponentDocs({
    description:
      'A question that opens to its answer. Works before the scripts of the page have loaded.',
    do: [
      'Write the summary as the question that a reader has.',
      'Give disclosures one name when only one should be open.',
      'Put several into a group.',
    ],
    dont: [
      'Do not hide what everyone needs to read.',
      'Do not put a disclosure into a disclosure.',
    ],
    accessibility: [
      'It is a native details element: Enter and Space open it, and its state is read out.',
      'Find in page opens the answer that it finds.',
    ],
  }),
  args: {
    summary: 'Is the estimate my final price?',
    children: <p>Your written quote lists every room and every extra.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const Questions: Story = {
  render: () => (
    <DisclosureGroup>
      <Disclosure summary="Do I need to pay a deposit?" name="questions" defaultOpen>
        <p>Not for standard timing. Urgent (next day) and same day cleans need a 30% deposit.</p>
      </Disclosure>
      <Disclosure summary="Can I use my NDIS plan?" name="questions">
        <p>Yes, if it is self-managed or plan-managed.</p>
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<DisclosureProps>
      wide
      caption="Closed and open in every state"
      rows={{ closed: {}, open: { defaultOpen: true } }}
      columns={{ ...POINTER_STATES, 'long text': { summary: LONG_WORDS } }}
    >
      {(props) => <Disclosure {...args} {...props} />}
    </StateMatrix>
  ),
};

export const OneAtATime: Story = {
  ...Questions,
  play: async ({ canvas }) => {
    const deposit = canvas.getByText('Do I need to pay a deposit?').closest('details');
    const plan = canvas.getByText('Can I use my NDIS plan?').closest('details');
    await userEvent.click(canvas.getByText('Can I use my NDIS plan?'));
    await expect(plan).toHaveAttribute('open');
    await waitFor(() => expect(deposit).not.toHaveAttribute('open'));
  },
};
