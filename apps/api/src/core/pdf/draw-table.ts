import { COLOURS, CONTENT_WIDTH, PAGE } from './theme.ts';
import type { Fact, PdfDocument, PdfColumn, PdfRow } from './pdf-document.ts';
import type { PdfBuilder } from './pdf-builder.ts';

const PAD = 9;
const HEAD = { size: 9, bold: true, colour: COLOURS.white };
const CELL = { size: 10 };
const DETAILS = { size: 8.5, colour: COLOURS.muted };
const HEAD_HEIGHT = 25;

interface PlacedColumn extends PdfColumn {
  readonly x: number;
  readonly width: number;
}

/**
 * Draws the table of the document, with a header that is repeated on each page, and the totals
 * below it.
 */
export function drawTable(
  builder: PdfBuilder,
  { table, totals }: Pick<PdfDocument, 'table' | 'totals'>,
): void {
  drawHeading(builder, table.heading);
  const columns = placed(table.columns);
  const element = builder.pdf.struct('Table');
  builder.root.add(element);
  const head = () => headCells(builder, columns, builder.y);
  drawHeadBand(builder);
  element.add(builder.group('TR', head()));
  builder.y += HEAD_HEIGHT;
  for (const row of table.rows) {
    const height = rowHeight(builder, columns, row);
    if (builder.ensureSpace(height)) repeatHead(builder, columns);
    const { y } = builder;
    element.add(builder.group('TR', rowCells(builder, columns, row)));
    builder.drawArtifact(() => {
      const bottom = y + height;
      builder.pdf.moveTo(PAGE.margin, bottom).lineTo(PAGE.margin + CONTENT_WIDTH, bottom);
      builder.pdf.lineWidth(0.75).stroke(COLOURS.line);
    });
    builder.y = y + height;
  }
  element.end();
  drawTotals(builder, totals);
}

/** Draws a heading of the second level, together with at least a part of what follows. */
export function drawHeading(builder: PdfBuilder, text: string): void {
  builder.ensureSpace(45);
  const box = { x: PAGE.margin, y: builder.y, width: CONTENT_WIDTH };
  builder.y += builder.addText('H2', text, { size: 13.5, bold: true }, box) + 7;
}

function placed(columns: readonly PdfColumn[]): PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = PAGE.margin;
  return columns.map((column) => {
    const width = (CONTENT_WIDTH * column.share) / shares;
    const at = { ...column, x, width };
    x += width;
    return at;
  });
}

const boxOf = ({ x, width }: PlacedColumn, y: number) => ({
  x: x + PAD,
  y,
  width: width - 2 * PAD,
});
const alignOf = ({ isFigure }: PdfColumn) => (isFigure ? 'right' : 'left');

function drawHeadBand(builder: PdfBuilder): void {
  const { y } = builder;
  builder.drawArtifact(() => {
    builder.pdf.roundedRect(PAGE.margin, y, CONTENT_WIDTH, HEAD_HEIGHT, 6).fill(COLOURS.ink);
  });
}

/** PDF readers join the text of cells, so each ends in a space. */
const spaced = (text: string): string => (text === '' ? '' : `${text} `);

function headCells(builder: PdfBuilder, columns: readonly PlacedColumn[], y: number) {
  return columns.map((column) =>
    builder.tagged(
      'TH',
      column.heading,
      () =>
        builder.drawText(
          spaced(column.heading),
          { ...HEAD, align: alignOf(column) },
          boxOf(column, y + 7),
        ),
      { scope: 'Column' },
    ),
  );
}

/**
 * Repeats the header on the next page as an artifact, which screen readers skip because they have
 * read it before.
 */
function repeatHead(builder: PdfBuilder, columns: readonly PlacedColumn[]): void {
  drawHeadBand(builder);
  const { y } = builder;
  builder.drawArtifact(() => {
    for (const column of columns) {
      builder.drawText(column.heading, { ...HEAD, align: alignOf(column) }, boxOf(column, y + 7));
    }
  });
  builder.y += HEAD_HEIGHT;
}

function rowHeight(builder: PdfBuilder, columns: readonly PlacedColumn[], row: PdfRow): number {
  const heights = columns.map((column, index) => {
    const { width } = boxOf(column, 0);
    const details = index === 0 && row.details !== undefined ? row.details : '';
    const detailsHeight = details === '' ? 0 : builder.heightOf(details, DETAILS, width);
    const text = row.cells[index] ?? '';
    const style = column.isFigure ? builder.fitted(spaced(text), CELL, width) : CELL;
    return builder.heightOf(text, style, width) + detailsHeight;
  });
  return Math.max(...heights) + 15;
}

function rowCells(builder: PdfBuilder, columns: readonly PlacedColumn[], row: PdfRow) {
  const y = builder.y + 8;
  return columns.map((column, index) => {
    const text = row.cells[index] ?? '';
    const box = boxOf(column, y);
    const style = { ...CELL, align: alignOf(column), bold: index === 0 } as const;
    const draw = () => {
      const fitting = column.isFigure ? builder.fitted(spaced(text), style, box.width) : style;
      builder.drawText(spaced(text), fitting, box);
      if (index > 0 || row.details === undefined) return;
      const below = y + builder.heightOf(text, { ...CELL, bold: true }, box.width);
      builder.drawText(spaced(row.details), DETAILS, { ...box, y: below });
    };
    if (index > 0) return builder.tagged('TD', text, draw);
    const whole = row.details === undefined ? text : `${text} ${row.details}`;
    return builder.tagged('TH', whole, draw, { scope: 'Row' });
  });
}

const TOTALS_WIDTH = 250;
const TOTAL_ROW = 19;
const GRAND_ROW = 32;

/** Draws the totals, right-aligned; the last of them is emphasised. */
function drawTotals(builder: PdfBuilder, totals: readonly Fact[]): void {
  builder.ensureSpace(totals.length * TOTAL_ROW + GRAND_ROW);
  const element = builder.pdf.struct('Table');
  builder.root.add(element);
  const x = PAGE.width - PAGE.margin - TOTALS_WIDTH;
  builder.y += 8;
  for (const [index, { label, value }] of totals.entries()) {
    const isGrand = index === totals.length - 1;
    const { y } = builder;
    if (isGrand) {
      builder.drawArtifact(() => {
        builder.pdf.roundedRect(x, y + 2, TOTALS_WIDTH, GRAND_ROW - 4, 6).fill(COLOURS.sky);
      });
    }
    const style = isGrand ? { size: 12.5, bold: true } : { size: 10, colour: COLOURS.muted };
    const top = y + (isGrand ? 8 : 4);
    const box = { x: x + PAD, y: top, width: TOTALS_WIDTH - 2 * PAD };
    element.add(
      builder.group('TR', [
        builder.tagged(
          'TH',
          label,
          () => builder.drawText(spaced(label), style, { ...box, width: 150 }),
          { scope: 'Row' },
        ),
        builder.tagged('TD', value, () =>
          builder.drawText(spaced(value), { ...style, colour: COLOURS.ink, align: 'right' }, box),
        ),
      ]),
    );
    builder.y += isGrand ? GRAND_ROW : TOTAL_ROW;
  }
  element.end();
}
