import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FilePlus from 'lucide-react/icons/file-plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import User from 'lucide-react/icons/user';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import { Alert } from '../alert/alert.tsx';
import { CommandPalette, type PaletteGroup } from './command-palette.tsx';

const GROUPS: readonly PaletteGroup[] = [
  {
    label: 'Go to',
    options: [
      { id: 'client', icon: <User />, label: 'Amira Haddad', note: 'Client, Parramatta, NDIS' },
      { id: 'visit', icon: <CalendarDays />, label: 'Visit A-1091', note: 'Now, with Mia' },
      {
        id: 'invoice',
        icon: <ReceiptText />,
        label: 'INV-2026-00042',
        note: '$150.25, claim rejected',
      },
    ],
  },
  {
    label: 'Do',
    options: [
      { id: 'quote', icon: <FilePlus />, label: 'New quote for Amira', keys: ['N', 'Q'] },
      { id: 'act', icon: <User />, label: 'Do it for Amira', note: 'asks for a reason' },
    ],
  },
];

const meta = {
  id: 'navigation-command-palette',
  title: 'Navigation/Command palette (search, quick open, combobox, Ctrl K)',
  tags: ['since-0.2.0'],
  component: CommandPalette,
  parameters: defineComponentDocs({
    description: 'One field over the page, and what it finds to go to or to do.',
    do: [
      'Show something useful before anything is typed.',
      'Name the person in what is done for them.',
      'Show the keys that do the same without the palette.',
    ],
    dont: [
      'Do not make it the only way to a page or an action.',
      'Do not change anything at once: an option leads to the page or the question that does.',
    ],
    accessibility: [
      'A combobox with a list of options in named groups; the focus stays in the field.',
      'Arrow keys move, Enter opens, Ctrl Enter opens in a new tab, Escape closes.',
      'How many were found is read out.',
    ],
    frame: '640px',
  }),
  args: {
    label: 'Search or do something',
    text: 'amira',
    groups: GROUPS,
    status: '',
    onText: fn(),
    onChoose: fn(),
    onClose: fn(),
  },
  render: function Render(args) {
    const [text, setText] = useArg(args.text);
    return <CommandPalette {...args} text={text} onText={setText} />;
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {};

const LONG: PaletteGroup = {
  label: 'Long',
  options: [{ id: 'long', icon: <User />, label: LONG_WORDS, note: LONG_WORDS, keys: ['N', 'V'] }],
};

/** The first option is active, the visit is hovered, and the last has long words. */
export const States: Story = {
  args: { groups: [...GROUPS, LONG] },
  parameters: { pseudo: { hover: '[role=option][id$=visit]' } },
};

export const Moved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /^INV/u })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const NothingFound: Story = {
  args: { text: 'zzz', groups: [], status: 'Nothing matches “zzz”.' },
};

export const Searching: Story = { args: { text: 'ami', groups: [], status: 'Searching' } };

export const Failed: Story = {
  args: {
    groups: GROUPS.slice(1),
    children: (
      <Alert tone="danger" title="The search failed">
        <p>Check your connection and type again.</p>
      </Alert>
    ),
  },
};

export const LongText: Story = {
  args: {
    text: '',
    groups: [LONG],
  },
};
