import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure, DisclosureGroup } from './disclosure.tsx';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
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
