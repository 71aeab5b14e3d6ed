import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './loader.tsx';
import { LOADER_SIZES, LOADER_VARIANTS } from './loader-size.ts';

const meta = {
  title: 'Feedback/Loader',
  component: Loader,
  args: { label: 'Verifying authentication...' },
} satisfies Meta<typeof Loader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Branded: Story = { args: { variant: 'branded', size: '2xl' } };

export const Classic: Story = { args: { variant: 'classic', label: 'Saving' } };

export const Pulse: Story = {
  args: { variant: 'pulse', size: 'xs', label: 'Checking for new quotes' },
};

export const Dots: Story = { args: { variant: 'dots', label: 'Someone is replying' } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const EveryVariantAndSize: Story = {
  render: () => (
    <table className="sb-table">
      <caption>Four variants in seven sizes</caption>
      <thead>
        <tr>
          <th scope="col">variant</th>
          {LOADER_SIZES.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LOADER_VARIANTS.map((variant) => (
          <tr key={variant}>
            <th scope="row">{variant}</th>
            {LOADER_SIZES.map((size) => (
              <td key={size}>
                <Loader
                  variant={variant}
                  size={size}
                  label={`Loading, ${variant} ${size}`}
                  labelHidden
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
