import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { StateMatrix } from '../../stories/state-matrix.tsx';
import { Badge, type BadgeProps } from './badge.tsx';
import { Count, type CountProps } from './count.tsx';

const meta = {
  id: 'content-badge',
  title: 'Content/Badge (chip, label, pill, status, tag)',
  tags: ['since-0.2.0'],
  component: Badge,
  subcomponents: { Count },
  parameters: defineComponentDocs({
    description:
      'A status in a word or two, beside what it is about. A count is a number beside a name.',
    do: [
      'Put an icon and a word together.',
      'Use the same word as the page that the status leads to.',
      'Give a count a label, so that it is heard as more than a number.',
    ],
    dont: [
      'Do not make a badge look pressable, or press it.',
      'Do not write a sentence in it: that is an alert.',
    ],
    accessibility: [
      'The word says the status; the colour and icon only repeat it.',
      'A count is read with its label: 2 need attention.',
    ],
  }),
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

export const States: Story = {
  render: () => (
    <StateMatrix<BadgeProps>
      caption="Every tone, with and without an icon, and with long words"
      rows={{
        neutral: { tone: 'neutral' },
        info: { tone: 'info' },
        success: { tone: 'success' },
        warning: { tone: 'warning' },
        danger: { tone: 'danger' },
      }}
      columns={{
        word: { children: 'Approved' },
        icon: { children: 'Approved', icon: <Check /> },
        'long text': { children: 'Waiting for the plan manager to answer', icon: <Bell /> },
      }}
    >
      {(props) => <Badge {...props}>{props.children}</Badge>}
    </StateMatrix>
  ),
};

export const StatesOfACount: Story = {
  render: () => (
    <StateMatrix<CountProps>
      caption="Counts with one, two and four digits"
      rows={{ action: { tone: 'action' }, quiet: { tone: 'quiet' } }}
      columns={{
        one: { children: 1 },
        two: { children: 24 },
        many: { children: '1,024' },
      }}
    >
      {(props) => <Count {...props}>{props.children}</Count>}
    </StateMatrix>
  ),
};
