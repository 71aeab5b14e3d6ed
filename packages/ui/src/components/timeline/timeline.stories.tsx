import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Content/Timeline',
  component: Timeline,
  args: {
    steps: [
      { title: 'You asked for a quote', detail: '6 March, 9:32 am', state: 'done' },
      { title: 'Quote sent', detail: '6 March, 2:10 pm', state: 'done' },
      { title: 'Ready for you', detail: '9 March, 10:24 am', state: 'current' },
      { title: 'Approved', detail: 'After you approve', state: 'upcoming' },
      { title: 'Appointment booked', detail: 'We will confirm a time', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Progress: Story = {};
