import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { POINTER_PARAMETERS, POINTER_STATES, StateMatrix } from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import { Stepper, type StepperProps } from './stepper.tsx';

const meta = {
  id: 'forms-stepper',
  title: 'Forms/Stepper (counter, number input, plus minus, quantity, spinbutton)',
  tags: ['since-0.2.0'],
  component: Stepper,
  parameters: defineComponentDocs({
    description: 'Counts up and down with two big buttons, for small numbers such as rooms.',
    do: [
      'Name what is counted, one and several.',
      'Put a picture or a total beside it that follows the count.',
    ],
    dont: ['Do not use it for numbers that people type, such as an amount.'],
    accessibility: [
      'Its buttons say what they do: Add one bedroom.',
      'At an end the button is marked as disabled and keeps its focus.',
      'It does not read out each step; the total that follows from it does.',
    ],
  }),
  args: { label: 'bedroom', value: 3, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useArg(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {};

export const AtZero: Story = { args: { value: 0 } };

export const AtTheMost: Story = { args: { value: 20 } };

export const Block: Story = { args: { block: true } };

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<StepperProps>
      caption="In the middle and at both ends"
      rows={{ middle: { value: 3 }, least: { value: 0 }, most: { value: 20 } }}
      columns={{ ...POINTER_STATES, block: { block: true } }}
    >
      {(props) => <Stepper {...args} {...props} />}
    </StateMatrix>
  ),
};

export const CountingToBothEnds: Story = {
  args: { value: 1, max: 2 },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add one bedroom' });
    const remove = canvas.getByRole('button', { name: 'Remove one bedroom' });
    await userEvent.click(add);
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    await expect(canvas.getByText('2')).toBeVisible();
    await userEvent.click(remove);
    await userEvent.click(remove);
    await expect(canvas.getByText('0')).toBeVisible();
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
};
