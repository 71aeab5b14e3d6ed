import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { ChangeLink, SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Content/Summary list',
  component: SummaryList,
  args: {
    rows: [
      { label: 'Service', value: 'NDIS cleaning support' },
      { label: 'Rooms', value: '2 bedrooms, 1 bathroom, 1 kitchen, 1 living room' },
      { label: 'Timing', value: 'Standard. No deposit.' },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answers: Story = {};

export const WithChangeLinks: Story = {
  args: {
    rows: [
      {
        label: 'Address',
        value: '14 Banksia Street, Castle Hill NSW 2154',
        change: { href: '?step=address', what: 'address' },
      },
      { label: 'Pets', value: 'One dog', change: { href: '?step=address', what: 'pets' } },
    ],
  },
};

export const Facts: Story = { args: { layout: 'facts' } };

export const InACard: Story = {
  render: (args) => (
    <Card title="Price" action={<ChangeLink href="?step=price" what="price" />}>
      <SummaryList {...args} />
    </Card>
  ),
};
