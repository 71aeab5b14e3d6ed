import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Token } from '../../tokens/parse-tokens.ts';
import styles from './foundations.module.css';
import { TokenTables } from './token-table.tsx';

const meta = {
  id: 'foundations-motion',
  title: 'Foundations/Motion (animation, duration, easing, tokens)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Only opacity and position move. Point at a dot, or move the focus to it, to see it go. */
export const DurationsAndCurves: Story = {
  render: () => <TokenTables page="motion" sample={(token) => <Track token={token} />} />,
};

/** For people who asked for less motion nothing takes its time. */
export const Reduced: Story = {
  ...DurationsAndCurves,
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const style = getComputedStyle(document.documentElement);
    await expect(style.getPropertyValue('--dur-slow')).toBe('1ms');
  },
};

function Track({ token }: { token: Token }) {
  const isCurve = token.light.startsWith('cubic-bezier');
  const timing = isCurve
    ? `var(--dur-story) var(--${token.name})`
    : `var(--${token.name}) var(--ease-out)`;
  return (
    <button type="button" className={styles['track']} aria-label={`Show --${token.name}`}>
      <span className={styles['dot']} style={{ transition: `transform ${timing}` }} />
    </button>
  );
}
