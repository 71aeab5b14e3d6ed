import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/badge/badge.tsx';
import { type DataColumn, DataTable } from '../../components/data-table/index.ts';
import { CONTRAST_PAIRS, type ContrastPair } from '../../tokens/contrast-pairs.ts';
import { contrastRatio } from '../../tokens/contrast-ratio.ts';
import styles from './foundations.module.css';
import { TokenTables } from './token-table.tsx';
import { TOKENS, resolve } from './tokens.ts';

const meta = {
  id: 'foundations-colours',
  title: 'Foundations/Colours (colors, contrast, palette, tokens)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Every colour, in light and then in dark where that differs. Components use those that say what they are for. */
export const Palette: Story = {
  render: () => (
    <TokenTables
      page="colours"
      sample={(token) => (
        <span className={styles['swatches']}>
          {[...new Set(THEMES.map((theme) => resolve(TOKENS, token[theme], theme)))].map(
            (background) => (
              <span key={background} className={styles['swatch']} style={{ background }} />
            ),
          )}
        </span>
      )}
    />
  ),
};

/** Every pair of colours in use, with its contrast. A test holds each to the least it may have. */
export const Contrast: Story = {
  render: () => (
    <DataTable
      caption="Pairs of colours in use"
      columns={[
        {
          key: 'pair',
          header: 'Pair',
          place: 'title',
          rowHeader: true,
          cell: ({ foreground, background }) => `${foreground} on ${background}`,
        },
        { key: 'use', header: 'For', place: 'start', cell: ({ use }) => use },
        {
          key: 'minimum',
          header: 'At least',
          place: 'end',
          cell: ({ minimum }) => `${minimum} : 1`,
        },
        ...THEMES.map(contrastColumn),
      ]}
      rows={CONTRAST_PAIRS}
      rowKey={({ foreground, background, use }) => `${foreground} ${background} ${use}`}
    />
  ),
};

function contrastColumn(theme: Theme): DataColumn<ContrastPair> {
  return {
    key: theme,
    header: theme === 'light' ? 'In light' : 'In dark',
    place: 'wide',
    cell: (pair) => {
      const color = colourOf(pair.foreground, theme);
      const background = colourOf(pair.background, theme);
      const ratio = contrastRatio(color, background);
      return (
        <span className="sb-row">
          <span className={styles['pair']} style={{ color, background }} aria-hidden="true">
            {pair.minimum < 4.5 ? (
              <span className={styles['mark']} style={{ background: color }} />
            ) : (
              'Aa'
            )}
          </span>
          <span>{ratio.toFixed(2)} : 1</span>
          <Badge tone="neutral">{levelOf(ratio)}</Badge>
        </span>
      );
    },
  };
}

function colourOf(name: string, theme: Theme): string {
  const token = TOKENS.find((one) => one.name === `color-${name}` || one.name === name);
  if (token === undefined) throw new Error(`No colour: ${name}`);
  return resolve(TOKENS, token[theme], theme);
}

/**
 * The strictest level of WCAG 2 that text of any size meets; content other than text needs 3 : 1.
 */
function levelOf(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA for what is no text' : 'Too little';
}
