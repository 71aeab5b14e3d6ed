import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { PriceFigure } from './price-figure.tsx';
import { PriceLines } from './price-lines.tsx';

const meta = {
  title: 'Signature/Price',
  component: PriceFigure,
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
    const [cents, setCents] = useState(26500);
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
