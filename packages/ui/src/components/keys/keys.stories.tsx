import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { StateMatrix } from '../../stories/state-matrix.tsx';
import { Keys, type KeysProps } from './keys.tsx';

const meta = {
  id: 'content-keys',
  title: 'Content/Keys (hotkey, kbd, keyboard shortcut)',
  tags: ['since-0.2.0'],
  component: Keys,
  parameters: defineComponentDocs({
    description: 'The keys of a shortcut, drawn as keys.',
    do: [
      'Name the keys as they are printed on a keyboard.',
      'Join them with and when they are pressed together, with then when they follow each other.',
    ],
    dont: [
      'Do not make a shortcut the only way to do something.',
      'Do not write the keys into a sentence without this component.',
    ],
    accessibility: ['Read aloud the keys are joined by a word: G then T.'],
  }),
  args: { keys: ['G', 'T'] },
} satisfies Meta<typeof Keys>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneAfterTheOther: Story = {};

export const BothAtOnce: Story = { args: { keys: ['Ctrl', 'K'], joinedBy: 'and' } };

export const OneKey: Story = { args: { keys: ['?'] } };

export const States: Story = {
  render: () => (
    <StateMatrix<KeysProps>
      caption="One key, two in turn and two at once"
      rows={{
        one: { keys: ['?'] },
        'one after the other': { keys: ['G', 'T'], joinedBy: 'then' },
        'both at once': { keys: ['Ctrl', 'K'], joinedBy: 'and' },
      }}
      columns={{ usual: {}, 'long names': { keys: ['Backspace', 'Page down'] } }}
    >
      {(props) => <Keys keys={[]} {...props} />}
    </StateMatrix>
  ),
};
