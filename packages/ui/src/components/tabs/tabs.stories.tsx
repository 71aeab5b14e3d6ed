import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Count } from '../badge/count.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Content/Tabs',
  component: Tabs,
  args: {
    label: 'Quote',
    selected: 'details',
    onSelect: fn(),
    tabs: [
      { id: 'details', label: 'Details', panel: <p>Every room and every extra.</p> },
      { id: 'revisions', label: 'Revisions', panel: <p>What changed, and when.</p> },
      {
        id: 'files',
        label: (
          <>
            Attachments <Count tone="quiet">3</Count>
          </>
        ),
        panel: <p>Three files.</p>,
      },
    ],
  },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Details: Story = {};
