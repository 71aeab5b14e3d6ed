import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FilterPills } from './filter-pills.tsx';

const meta = {
  title: 'Content/Filter pills',
  component: FilterPills<string>,
  args: {
    label: 'Filter quotes',
    value: 'all',
    onChange: fn(),
    options: [
      { value: 'all', label: 'All', count: 7 },
      { value: 'ready', label: 'Ready for you', count: 1 },
      { value: 'drafts', label: 'Drafts', count: 1 },
      { value: 'closed', label: 'Closed', count: 2 },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <FilterPills {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof FilterPills<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Quotes: Story = {};
