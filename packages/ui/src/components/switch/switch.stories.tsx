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
import { Switch, type SwitchProps } from './switch.tsx';

const meta = {
  id: 'forms-switch',
  title: 'Forms/Switch (on off, toggle)',
  tags: ['since-0.3.0'],
  component: Switch,
  parameters: defineComponentDocs({
    description: 'Turns one thing on or off, at once.',
    do: [
      'Name it by what is on or off: Monday.',
      'Pass busy and busyLabel while a press is saved.',
    ],
    dont: [
      'Do not use it to agree to something, or to pick several of a list: those are tick boxes.',
      'Do not change its name with its state, unless aria-label gives it one that stays.',
    ],
    accessibility: [
      'It says that it is a switch, and whether it is on or off.',
      'Its border and its knob stay visible in forced colours.',
      'It is at least 44 pixels high.',
    ],
  }),
  args: { children: 'Monday', checked: true, onChange: fn() },
  render: function Render(args) {
    const [checked, setChecked] = useArg(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = { args: { checked: false } };

export const Busy: Story = { args: { busy: true, busyLabel: 'Saving' } };

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<SwitchProps>
      caption="On and off in every state"
      rows={{ on: { checked: true }, off: { checked: false } }}
      columns={{
        ...POINTER_STATES,
        disabled: { disabled: true },
        busy: { busy: true, busyLabel: 'Saving' },
        'long text': { children: LONG_WORDS },
      }}
    >
      {(props) => <Switch {...args} {...props} />}
    </StateMatrix>
  ),
};

export const TurnedOffAndOn: Story = {
  play: async ({ canvas }) => {
    const monday = await canvas.findByRole('switch', { name: 'Monday' });
    await userEvent.click(monday);
    await expect(monday).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(monday).toBeChecked();
  },
};
