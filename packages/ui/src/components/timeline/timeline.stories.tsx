import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { Timeline, type TimelineStep } from './timeline.tsx';

const meta = {
  id: 'content-timeline',
  title: 'Content/Timeline (activity, history, milestones, stepper, tracker)',
  tags: ['since-0.2.0'],
  component: Timeline,
  parameters: defineComponentDocs({
    description: 'What has happened, what is happening and what comes next, in order.',
    do: [
      'Say when for what is done, and what has to happen first for what is to come.',
      'Mark one step as current.',
      'Say in the title what failed: “Rejected by the NDIA”.',
    ],
    dont: ['Do not use it for the pages of a form: those are steps.'],
    accessibility: [
      'It is an ordered list; the current step is marked.',
      'Done and to come are said in words, not by colour alone.',
    ],
  }),
  args: {
    steps: [
      { title: 'You asked for a quote', detail: '6 March, 9:32 am', state: 'done' },
      { title: 'Quote sent', detail: '6 March, 2:10 pm', state: 'done' },
      { title: 'Ready for you', detail: '9 March, 10:24 am', state: 'current' },
      { title: 'Approved', detail: 'After you approve', state: 'upcoming' },
      { title: 'Visit booked', detail: 'We will confirm a time', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Progress: Story = {};

export const States: Story = {
  render: () => (
    <StateMatrix<TimelineStep>
      wide
      caption="A step in every state"
      rows={{
        done: { state: 'done' },
        failed: { state: 'failed' },
        current: { state: 'current' },
        upcoming: { state: 'upcoming' },
      }}
      columns={{
        title: {},
        detail: { detail: '6 March, 9:32 am' },
        'long text': { title: LONG_WORDS, detail: LONG_WORDS },
      }}
    >
      {(props) => <Timeline steps={[{ title: 'Quote sent', state: 'done', ...props }]} />}
    </StateMatrix>
  ),
};
