import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { StateMatrix } from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import { Button } from '../button/button.tsx';
import { PriceFigure, type PriceFigureProps } from './price-figure.tsx';
import { PriceLines } from './price-lines.tsx';

const meta = {
  id: 'signature-price',
  title: 'Signature/Price (amount, cost, dollars, money, total)',
  tags: ['since-0.2.0'],
  component: PriceFigure,
  subcomponents: { PriceLines },
  parameters: defineComponentDocs({
    description:
      'The big price, which counts to its new value for the eye, and the lines that it is made of.',
    do: [
      'Pass cents, never dollars.',
      'Say in words what stands in the place of a price that is not known.',
      'Put a live region around it where it changes.',
    ],
    dont: [
      'Do not count inside it: prices are worked out before they get here.',
      'Do not put two large prices on a page.',
    ],
    accessibility: [
      'Screen readers get the new price at once, without the figures in between.',
      'With reduced motion it does not count.',
      'The lines are a list of terms and values.',
    ],
  }),
  args: { cents: 26500 },
} satisfies Meta<typeof PriceFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const Medium: Story = { args: { size: 'md' } };

export const Small: Story = { args: { size: 'sm' } };

export const WithCents: Story = { args: { cents: 17150 } };

export const NoPrice: Story = { args: { cents: null, placeholder: 'Price on request' } };

export const Counting: Story = {
  render: function Render(args) {
    const [cents, setCents] = useArg(args.cents ?? 0);
    return (
      <div className="sb-stack">
        <PriceFigure {...args} cents={cents} />
        <Button onClick={() => setCents(cents + 12500)}>Add $125</Button>
      </div>
    );
  },
};

export const Lines: Story = {
  render: () => (
    <PriceLines
      lines={[
        { label: 'Deep cleaning', amount: '$180' },
        { label: '3 bedrooms', amount: '$75' },
        { label: 'Subtotal', amount: '$255', strong: true, rule: true },
        { label: 'Urgent, next day (× 1.2)', amount: '+ $51' },
      ]}
    />
  ),
};

export const States: Story = {
  render: () => (
    <StateMatrix<PriceFigureProps>
      caption="Every size with usual, long and missing prices"
      rows={{ large: { size: 'lg' }, medium: { size: 'md' }, small: { size: 'sm' } }}
      columns={{
        dollars: { cents: 26500 },
        cents: { cents: 17150 },
        zero: { cents: 0 },
        large: { cents: 123456789 },
        none: { cents: null, placeholder: 'Price on request' },
      }}
    >
      {(props) => <PriceFigure cents={0} {...props} />}
    </StateMatrix>
  ),
};
