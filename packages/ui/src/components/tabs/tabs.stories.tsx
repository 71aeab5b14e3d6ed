import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import { Count } from '../badge/count.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const meta = {
  id: 'content-tabs',
  title: 'Content/Tabs (panels, tablist, views)',
  tags: ['since-0.2.0'],
  component: Tabs,
  parameters: defineComponentDocs({
    description: 'One panel at a time, of several that belong to one thing.',
    do: [
      'Keep the names short, in the order of how often they are needed.',
      'Say how many there are in a panel, where it is a list.',
    ],
    dont: [
      'Do not use tabs for steps, or for pages with addresses of their own.',
      'Do not hide in a tab what has to be read.',
    ],
    accessibility: [
      'Arrow keys, Home and End move between the tabs; Tab goes on to the panel.',
      'The panel is named by its tab.',
    ],
  }),
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
  argTypes: { selected: { control: 'radio', options: ['details', 'revisions', 'files'] } },
  render: function Render(args) {
    const [selected, setSelected] = useArg(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Details: Story = {};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<TabsProps>
      wide
      caption="The first and the last tab chosen"
      rows={{ first: { selected: 'details' }, last: { selected: 'files' } }}
      columns={{
        ...POINTER_STATES,
        'long text': { tabs: [{ id: 'details', label: LONG_WORDS, panel: LONG_WORDS }] },
      }}
    >
      {(props) => <Tabs {...args} {...props} />}
    </StateMatrix>
  ),
};

export const MovingByArrowKeys: Story = {
  play: async ({ canvas }) => {
    const details = await canvas.findByRole('tab', { name: 'Details' });
    const files = canvas.getByRole('tab', { name: /Attachments/u });
    await userEvent.click(details);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Revisions' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Revisions' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(files).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(details).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toHaveFocus();
  },
};
