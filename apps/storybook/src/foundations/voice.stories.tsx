import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { formatAud, formatInstant, formatMoney, formatPlainDate } from '@cleaning/pricing';
import { DataTable } from '@cleaning/ui/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { glossary } from 'virtual:product-sources';
import { expect } from 'storybook/test';
import './foundations.css';

const meta = {
  id: 'foundations-voice',
  title: 'Foundations/Voice (content design, glossary, tone, writing)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const RULES = [
  'Write plain Australian English that you would say aloud, in short sentences. Say “you” and “we”.',
  'Say what happened, then what to do.',
  'A button says what it does: a verb and its object. What follows it says the same words.',
  'A heading says something. Only its first letter is a capital.',
  'Put the reason beside what cannot be pressed.',
  'Promise only what is true. No exclamation marks, no emoji, and no jokes about disability, dirt or money.',
] as const;

/** Produced by the product's own formatting functions. */
const SAMPLES: readonly (readonly [string, string])[] = [
  ['Money of an estimate', formatAud(26_500)],
  ['Money of a quote or an invoice', formatMoney(26_500)],
  ['A day', formatPlainDate('2026-03-12', 'long')],
  ['A day in a list', formatPlainDate('2026-03-12', 'medium')],
  ['A moment, in Sydney', formatInstant('2026-03-12T09:00:00+11:00', 'date-time')],
  ['A time', formatInstant('2026-03-12T09:00:00+11:00', 'time')],
];

export const HowWeWrite: Story = {
  render: () => (
    <div className="sb-voice">
      <section>
        <h2>Rules</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Numbers and dates</h2>
        <Pairs caption="How numbers and dates are written" left="What" right="As" rows={SAMPLES} />
      </section>
      <section>
        <h2>When something fails</h2>
        <Pairs
          caption="What the product says when something fails"
          left="When"
          right="What it says"
          rows={Object.entries(ERROR_MESSAGES).map(([code, message]) => [
            describeCode(code),
            message,
          ])}
        />
      </section>
    </div>
  ),
};

const ROW = /^\| \*\*(?<word>.+?)\*\*(?<more>[^|]*)\| (?<meaning>.+) \|$/gmu;

/** The rows of the glossary: one word for one thing, on screen and in the code. */
const WORDS = [...glossary.matchAll(ROW)].map(
  ({ groups: { word = '', more = '', meaning = '' } = {} }) =>
    [`${word}${more}`.trim(), meaning.replaceAll('`', '')] as const,
);

export const Words: Story = {
  render: () => (
    <Pairs caption="Words and what they mean" left="Word" right="Meaning" rows={WORDS} />
  ),
  play: async ({ canvas }) => {
    // The table rows, without the header and the separator line.
    const lines = glossary.split('\n').filter((line) => line.startsWith('|')).length - 2;
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(lines);
  },
};

interface PairsProps {
  caption: string;
  left: string;
  right: string;
  rows: readonly (readonly [string, string])[];
}

function Pairs({ caption, left, right, rows }: PairsProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: 'left', header: left, place: 'title', rowHeader: true, cell: ([text]) => text },
        { key: 'right', header: right, place: 'wide', cell: ([, text]) => text },
      ]}
      rows={rows}
      rowKey={([text]) => text}
    />
  );
}

/** "permissionDenied" as "permission denied". */
function describeCode(code: string): string {
  return code.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}
