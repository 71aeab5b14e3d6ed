import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { Card } from '../card/card.tsx';
import { TextField } from '../field/text-field.tsx';
import { Grid, type GridProps } from './grid.tsx';

const meta = {
  id: 'layout-grid',
  title: 'Layout/Grid (columns, responsive, tiles)',
  tags: ['since-0.3.0'],
  component: Grid,
  parameters: defineComponentDocs({
    description:
      'Columns of one width, as many as fit: two fields beside each other, which stand below each other on a phone.',
    do: [
      'Choose the least width that the longest label or figure needs: a time 9rem, a date 10rem.',
      'Use it for fields that are filled in together: a day and a time.',
    ],
    dont: [
      'Do not use it for columns of different widths: that is a drawing, with a sheet.',
      'Do not use it for a table.',
    ],
    accessibility: [
      'It adds nothing for screen readers: they hear the element that it renders.',
      'Columns become fewer as the window gets narrower or the text larger, so nothing scrolls sideways.',
    ],
  }),
  args: {
    minColumn: '12rem',
    gap: 'space-4',
    children: (
      <>
        <TextField label="First name" />
        <TextField label="Last name" />
      </>
    ),
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Fields: Story = {};

export const States: Story = {
  render: () => (
    <StateMatrix<GridProps>
      wide
      caption="Every least width of a column"
      rows={{
        '8rem': { minColumn: '8rem' },
        '9rem': { minColumn: '9rem' },
        '10rem': { minColumn: '10rem' },
        '11.25rem': { minColumn: '11.25rem' },
        '12rem': { minColumn: '12rem' },
        '16rem': { minColumn: '16rem' },
      }}
      columns={{
        two: {},
        'row gap': { rowGap: 'space-1' },
        'long text': { children: <Card>{LONG_WORDS}</Card> },
      }}
    >
      {({ children, minColumn = '8rem', ...props }) => (
        <Grid minColumn={minColumn} gap="space-4" {...props}>
          <Card>$325.00</Card>
          <Card>$180.00</Card>
          {children}
        </Grid>
      )}
    </StateMatrix>
  ),
};
