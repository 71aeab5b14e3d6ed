import { DataTable } from '@cleaning/ui/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { widths } from 'virtual:product-sources';
import { expect } from 'storybook/test';

const meta = {
  id: 'foundations-breakpoints',
  title: 'Foundations/Breakpoints (media queries, responsive, window widths)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

interface Breakpoint {
  /** In CSS pixels, at the browser's own text size. */
  readonly from: number;
  readonly of: 'window' | 'box';
  readonly files: readonly string[];
}

const ASKED = /^(?<of>window|box) (?<side>.+) (?<size>[\d.]+)(?<unit>px|r?em)$/u;

/** "Up to 719 pixels" and "from 720 pixels" are the same breakpoint, so it is listed once. */
function listBreakpoints(): readonly Breakpoint[] {
  const found = new Map<string, Breakpoint>();
  for (const { asked, files } of widths) {
    const { of, side, size, unit } = ASKED.exec(asked)?.groups ?? {};
    if (of === undefined) continue;
    const isUpTo = side === 'max-width' || side === 'width <=';
    const pixels = Math.round(Number(size) * (unit === 'px' ? 1 : 16));
    // A rule for up to 719 pixels means a breakpoint at 720.
    const from = pixels + (isUpTo && pixels % 10 !== 0 ? 1 : 0);
    const known = found.get(`${of} ${from}`)?.files ?? [];
    found.set(`${of} ${from}`, {
      from,
      of: of === 'window' ? 'window' : 'box',
      files: [...new Set([...known, ...files])],
    });
  }
  return [...found.values()].toSorted(
    (one, other) => other.of.localeCompare(one.of) || one.from - other.from,
  );
}

/**
 * The widths at which the layout changes, read from the style sheets. A container query measures
 * its own box, independently of the window.
 */
export const Widths: Story = {
  render: () => (
    <DataTable
      caption="Widths at which the product changes"
      columns={[
        {
          key: 'from',
          header: 'From',
          place: 'title',
          rowHeader: true,
          cell: ({ from }) => `${from} px`,
        },
        {
          key: 'of',
          header: 'Width of',
          place: 'start',
          cell: ({ of }) => (of === 'window' ? 'The window' : 'The box around it'),
        },
        {
          key: 'files',
          header: 'Style sheets',
          place: 'wide',
          cell: ({ files }) => (
            <span className="sb-wrap">
              {files
                .map((file) =>
                  file
                    .split('/')
                    .at(-1)
                    ?.replace(/(?:\.module)?\.css$/u, ''),
                )
                .join(', ')}
            </span>
          ),
        },
      ]}
      rows={listBreakpoints()}
      rowKey={({ from, of }) => `${of} ${from}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(4);
  },
};
