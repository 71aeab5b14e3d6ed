import type { Meta, StoryObj } from '@storybook/react-vite';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import { FilterPills, type FilterPillsProps } from './filter-pills.tsx';

const meta = {
  id: 'content-filter-pills',
  title: 'Content/Filter pills (chips, filter, segmented control, toggle group)',
  tags: ['since-0.2.0'],
  component: FilterPills<string>,
  parameters: defineComponentDocs({
    description:
      'Picks which part of a list to show. Where the pills do not fit they scroll sideways.',
    do: [
      'Begin with All.',
      'Say how many there are in each, where it is known.',
      'Keep them to a few words each.',
    ],
    dont: [
      'Do not use them for pages or panels: those are tabs or links.',
      'Do not use them to pick several: one is always chosen.',
    ],
    accessibility: [
      'It is a named group of buttons; the chosen one says that it is pressed.',
      'A pill that takes focus scrolls into view.',
    ],
  }),
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
  argTypes: { value: { control: 'radio', options: ['all', 'ready', 'drafts', 'closed'] } },
  render: function Render(args) {
    const [value, setValue] = useArg(args.value);
    return <FilterPills {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof FilterPills<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Quotes: Story = {};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<FilterPillsProps<string>>
      wide
      caption="The first and the last one chosen"
      rows={{ first: { value: 'all' }, last: { value: 'closed' } }}
      columns={{
        ...POINTER_STATES,
        'no counts': { options: args.options.map(({ value, label }) => ({ value, label })) },
        'long text': { options: [{ value: 'all', label: LONG_WORDS, count: 1024 }] },
      }}
    >
      {(props) => <FilterPills<string> {...args} {...props} />}
    </StateMatrix>
  ),
};

/** Two or three short options that all fit. */
export const Joined: Story = {
  argTypes: { value: { options: ['mine', 'everyone'] } },
  args: {
    label: 'Whose visits',
    joined: true,
    value: 'mine',
    options: [
      { value: 'mine', label: 'Mine', icon: <User /> },
      { value: 'everyone', label: 'Everyone', icon: <Users /> },
    ],
  },
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const drafts = await canvas.findByRole('button', { name: /Drafts/u });
    await userEvent.click(drafts);
    await expect(drafts).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /All/u })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
