import type { Meta, StoryObj } from '@storybook/react-vite';
import Repeat from 'lucide-react/icons/repeat';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { Alert, type AlertProps } from './alert.tsx';

const meta = {
  id: 'feedback-alert',
  title: 'Feedback/Alert (banner, callout, message, notice)',
  tags: ['since-0.2.0'],
  component: Alert,
  parameters: defineComponentDocs({
    description:
      'A plain sentence about the state of the page, where it matters. It stays until its reason is gone.',
    do: [
      'Say what happened, then what to do.',
      'Put it above what it is about.',
      'Make it live when it appears after the page has loaded.',
    ],
    dont: [
      'Do not use it for what just happened and needs nothing more: that is a toast.',
      'Do not stack several; say the one thing that matters most.',
    ],
    accessibility: [
      'Each tone has its own icon, so colour never stands alone.',
      'With live, danger is read out at once and the other tones at the next pause.',
      'Without live it is ordinary text, read in its place.',
    ],
  }),
} satisfies Meta<typeof Alert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { children: 'Urgent cleans need a 30% deposit.' } };

export const Success: Story = {
  args: { tone: 'success', children: 'Quote approved. We will confirm a time.' },
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Please verify your email address to access this page.' },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    live: true,
    title: 'Login failed',
    children: 'Check your email and password, then try again.',
  },
};

export const OwnIcon: Story = {
  args: {
    tone: 'warning',
    icon: Repeat,
    children: 'Two clients want another time.',
  },
};

export const States: Story = {
  render: () => (
    <StateMatrix<AlertProps>
      caption="Every tone, with and without a title, and with long words"
      rows={{
        info: { tone: 'info' },
        success: { tone: 'success' },
        warning: { tone: 'warning' },
        danger: { tone: 'danger' },
      }}
      columns={{
        'a sentence': { children: 'Your quote is saved.' },
        'with a title': { title: 'Saved', children: 'You can come back to it.' },
        'long text': { title: LONG_WORDS, children: `${LONG_WORDS}. ${LONG_WORDS}.` },
      }}
    >
      {(props) => <Alert {...props} />}
    </StateMatrix>
  ),
};
