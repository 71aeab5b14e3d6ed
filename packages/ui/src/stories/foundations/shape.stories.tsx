import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';
import { TokenTables } from './token-table.tsx';

const meta = {
  id: 'foundations-shape-and-depth',
  title: 'Foundations/Shape and depth (corners, elevation, focus ring, radius, shadow, tokens)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  render: () => (
    <TokenTables
      page="radius"
      sample={({ name }) => (
        <span className={styles['box']} style={{ borderRadius: `var(--${name})` }} />
      )}
    />
  ),
};

/** Cards have a border and no shadow; the large shadow is for what floats. */
export const Shadow: Story = {
  render: () => (
    <TokenTables
      page="shadow"
      sample={({ name }) => (
        <span className={styles['ground']}>
          <span className={styles['raised']} style={{ boxShadow: `var(--${name})` }} />
        </span>
      )}
    />
  ),
};
