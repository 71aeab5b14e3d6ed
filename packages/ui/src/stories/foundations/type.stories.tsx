import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import type { Token } from '../../tokens/parse-tokens.ts';
import styles from './foundations.module.css';
import { TokenTables } from './token-table.tsx';

const meta = {
  id: 'foundations-type',
  title: 'Foundations/Type (font, text sizes, tokens, typography)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The property that a token is for, by the start of its name. */
const PROPERTIES = {
  text: 'fontSize',
  weight: 'fontWeight',
  leading: 'lineHeight',
  tracking: 'letterSpacing',
  font: 'fontFamily',
  measure: 'maxWidth',
} as const satisfies Record<string, keyof CSSProperties>;

/** Atkinson Hyperlegible Next in every size, weight and setting. Sizes grow with the window. */
export const Scale: Story = {
  render: () => <TokenTables page="type" sample={(token) => <Words token={token} />} />,
};

/** As a user who doubled the size of text in the browser reads it. */
export const ScaleAt200Percent: Story = { ...Scale, globals: { text: 'double' } };

function Words({ token }: { token: Token }) {
  const [start = ''] = token.name.split('-');
  const property = Object.entries(PROPERTIES).find(([name]) => name === start)?.[1];
  return (
    <span
      className={styles['text']}
      style={property === undefined ? {} : { [property]: `var(--${token.name})` }}
    >
      Know the price before we knock: it counts every room.
    </span>
  );
}
