import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserCheck from 'lucide-react/icons/user-check';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { Menu } from './menu.tsx';

const meta = {
  id: 'controls-menu',
  title: 'Controls/Menu (actions, dropdown, kebab, more, overflow)',
  tags: ['since-0.2.0'],
  component: Menu,
  parameters: defineComponentDocs({
    description:
      'A button that opens a list of what can be done beside the main action of a page, or where the list leads.',
    do: [
      'Keep the main action beside it, as a button of its own.',
      'Name each item by what it does: Pass to a colleague.',
      'Show the key that does the same, where there is one.',
    ],
    dont: [
      'Do not open it for one item: that is a button.',
      'Do not hide in it what most people come for.',
    ],
    accessibility: [
      'The button says whether its list is open; the list holds plain links and buttons, reached with Tab.',
      'Escape closes it and gives the focus back to the button, and so does choosing what does something.',
    ],
  }),
  args: {
    label: 'More',
    icon: <Ellipsis />,
    items: [
      { label: 'Message Sofia', icon: <MessageCircle />, keys: ['M'], href: '#message' },
      { label: 'Pass to a colleague', icon: <UserCheck />, onChoose: fn() },
      { label: 'PDF', icon: <Download />, onChoose: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div className="sb-menu">
        <div>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(await canvas.findByRole('link', { name: /Message Sofia/u })).toBeVisible();
  },
};

export const States: Story = {
  args: { items: [{ label: LONG_WORDS, onChoose: fn() }, ...meta.args.items] },
  parameters: {
    pseudo: { hover: 'li:nth-child(2) > a', focusVisible: 'li:nth-child(3) > button' },
  },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'More' })),
};
