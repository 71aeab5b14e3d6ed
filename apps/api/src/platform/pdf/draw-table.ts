import { COLOURS, MEASURE, SHEET } from './look.ts';
import type { Fact, Paper, PaperColumn, PaperRow } from './paper.ts';
import type { Sheet } from './sheet.ts';

const PAD = 9;
const HEAD = { size: 9, bold: true, colour: COLOURS.white };
const CELL = { size: 10 };
const DETAILS = { size: 8.5, colour: COLOURS.muted };
const HEAD_HEIGHT = 25;

interface PlacedColumn extends PaperColumn {
  readonly x: number;
  readonly width: number;
}

/** The lines of the paper, with a header that is repeated on each page, and the totals below. */
export function drawTable(sheet: Sheet, { table, totals }: Paper): void {
  heading(sheet, table.heading);
  const columns = placed(table.columns);
  const element = sheet.pdf.struct('Table');
  sheet.root.add(element);
  const head = () => headCells(sheet, columns, sheet.y);
  drawHeadBand(sheet);
  element.add(sheet.group('TR', head()));
  sheet.y += HEAD_HEIGHT;
  for (const row of table.rows) {
    const height = rowHeight(sheet, columns, row);
    if (sheet.makeRoom(height)) repeatHead(sheet, columns);
    const { y } = sheet;
    element.add(sheet.group('TR', rowCells(sheet, columns, row)));
    sheet.decorate(() => {
      const bottom = y + height;
      sheet.pdf.moveTo(SHEET.margin, bottom).lineTo(SHEET.margin + MEASURE, bottom);
      sheet.pdf.lineWidth(0.75).stroke(COLOURS.line);
    });
    sheet.y = y + height;
  }
  element.end();
  drawTotals(sheet, totals);
}

/** A heading of the second level, kept with at least a little of what follows. */
export function heading(sheet: Sheet, text: string): void {
  sheet.makeRoom(45);
  const box = { x: SHEET.margin, y: sheet.y, width: MEASURE };
  sheet.y += sheet.say('H2', text, { size: 13.5, bold: true }, box) + 7;
}

function placed(columns: readonly PaperColumn[]): PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = SHEET.margin;
  return columns.map((column) => {
    const width = (MEASURE * column.share) / shares;
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
const alignOf = ({ isFigure }: PaperColumn) => (isFigure ? 'right' : 'left');

function drawHeadBand(sheet: Sheet): void {
  const { y } = sheet;
  sheet.decorate(() => {
    sheet.pdf.roundedRect(SHEET.margin, y, MEASURE, HEAD_HEIGHT, 6).fill(COLOURS.ink);
  });
}

function headCells(sheet: Sheet, columns: readonly PlacedColumn[], y: number) {
  return columns.map((column) =>
    sheet.tagged(
      'TH',
      () => sheet.set(column.heading, { ...HEAD, align: alignOf(column) }, boxOf(column, y + 7)),
      { scope: 'Column' },
    ),
  );
}

/** On the next page the header is there for the eye; a screen reader has heard it. */
function repeatHead(sheet: Sheet, columns: readonly PlacedColumn[]): void {
  drawHeadBand(sheet);
  const { y } = sheet;
  sheet.decorate(() => {
    for (const column of columns) {
      sheet.set(column.heading, { ...HEAD, align: alignOf(column) }, boxOf(column, y + 7));
    }
  });
  sheet.y += HEAD_HEIGHT;
}

function rowHeight(sheet: Sheet, columns: readonly PlacedColumn[], row: PaperRow): number {
  const heights = columns.map((column, index) => {
    const { width } = boxOf(column, 0);
    const details = index === 0 && row.details !== undefined ? row.details : '';
    const detailsHeight = details === '' ? 0 : sheet.heightOf(details, DETAILS, width);
    return sheet.heightOf(row.cells[index] ?? '', CELL, width) + detailsHeight;
  });
  return Math.max(...heights) + 15;
}

function rowCells(sheet: Sheet, columns: readonly PlacedColumn[], row: PaperRow) {
  const y = sheet.y + 8;
  return columns.map((column, index) => {
    const text = row.cells[index] ?? '';
    const box = boxOf(column, y);
    const draw = () => {
      sheet.set(text, { ...CELL, align: alignOf(column), bold: index === 0 }, box);
      if (index > 0 || row.details === undefined) return;
      const below = y + sheet.heightOf(text, { ...CELL, bold: true }, box.width);
      sheet.set(row.details, DETAILS, { ...box, y: below });
    };
    return index === 0 ? sheet.tagged('TH', draw, { scope: 'Row' }) : sheet.tagged('TD', draw);
  });
}

const TOTALS_WIDTH = 250;
const TOTAL_ROW = 19;
const GRAND_ROW = 32;

/** The sums, flush right; the last of them stands out. */
function drawTotals(sheet: Sheet, totals: readonly Fact[]): void {
  sheet.makeRoom(totals.length * TOTAL_ROW + GRAND_ROW);
  const element = sheet.pdf.struct('Table');
  sheet.root.add(element);
  const x = SHEET.width - SHEET.margin - TOTALS_WIDTH;
  sheet.y += 8;
  for (const [index, { label, value }] of totals.entries()) {
    const isGrand = index === totals.length - 1;
    const { y } = sheet;
    if (isGrand) {
      sheet.decorate(() => {
        sheet.pdf.roundedRect(x, y + 2, TOTALS_WIDTH, GRAND_ROW - 4, 6).fill(COLOURS.sky);
      });
    }
    const style = isGrand ? { size: 12.5, bold: true } : { size: 10, colour: COLOURS.muted };
    const top = y + (isGrand ? 8 : 4);
    const box = { x: x + PAD, y: top, width: TOTALS_WIDTH - 2 * PAD };
    element.add(
      sheet.group('TR', [
        sheet.tagged('TH', () => sheet.set(label, style, { ...box, width: 150 }), { scope: 'Row' }),
        sheet.tagged('TD', () =>
          sheet.set(value, { ...style, colour: COLOURS.ink, align: 'right' }, box),
        ),
      ]),
    );
    sheet.y += isGrand ? GRAND_ROW : TOTAL_ROW;
  }
  element.end();
}
