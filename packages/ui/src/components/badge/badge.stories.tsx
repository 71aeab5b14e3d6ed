import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { Badge } from './badge.tsx';
import { Count } from './count.tsx';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { icon: <Pencil />, children: 'Draft' } };

export const Tones: Story = {
  render: () => (
    <p className="sb-row">
      <Badge icon={<Pencil />}>Draft</Badge>
      <Badge tone="info" icon={<Bell />}>
        Ready for you
      </Badge>
      <Badge tone="warning" icon={<MessageSquare />}>
        Changes requested
      </Badge>
      <Badge tone="success" icon={<Check />}>
        Approved
      </Badge>
      <Badge tone="danger" icon={<X />}>
        Declined
      </Badge>
    </p>
  ),
};

export const Counts: Story = {
  render: () => (
    <p className="sb-row">
      <Count label="need attention">2</Count>
      <Count tone="quiet">7</Count>
    </p>
  ),
};
