import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONTRAST_PAIRS } from '../tokens/contrast-pairs.ts';
import styles from './tokens.module.css';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const COLOURS = [
  'bg',
  'bg-subtle',
  'bg-tint',
  'bg-warm',
  'bg-inverse',
  'surface',
  'surface-raised',
  'surface-selected',
  'text',
  'text-muted',
  'link',
  'border',
  'border-strong',
  'primary',
  'primary-soft',
  'accent',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'info',
  'info-soft',
  'neutral',
  'neutral-soft',
] as const;

/** What components are made of. They change with the theme in the toolbar. */
export const Colours: Story = {
  render: () => (
    <ul className={styles['swatches']}>
      {COLOURS.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 120 60" aria-hidden="true">
            <rect width="120" height="60" rx="8" fill={`var(--color-${name})`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  ),
};

const SIZES = ['5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export const Type: Story = {
  render: () => (
    <ul className={styles['type']}>
      {SIZES.map((size) => (
        <li key={size} className={styles[`text-${size}`]}>
          {size}: Know the price
        </li>
      ))}
    </ul>
  ),
};

/** Every pair of colours in use, with the least contrast it is held to by a test. */
export const Contrast: Story = {
  render: () => (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Background</th>
          <th scope="col">Use</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {CONTRAST_PAIRS.map((pair) => (
          <tr key={`${pair.foreground} ${pair.background} ${pair.use}`}>
            <td>{pair.foreground}</td>
            <td>{pair.background}</td>
            <td>{pair.use}</td>
            <td>{pair.minimum} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
