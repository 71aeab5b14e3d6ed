import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';
import { TokenTables } from './token-table.tsx';

const meta = {
  id: 'foundations-space-and-sizes',
  title: 'Foundations/Space and sizes (distances, heights, spacing, tokens)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Distances on a base of four pixels. In a narrow window the larger ones leave room for the words. */
export const Space: Story = {
  render: () => (
    <TokenTables
      page="space"
      sample={({ name }) => <span className={styles['bar']} style={{ width: `var(--${name})` }} />}
    />
  ),
};

/** Heights of controls and bars, and what lies above what. */
export const Sizes: Story = { render: () => <TokenTables page="sizes" /> };
