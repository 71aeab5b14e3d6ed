import { company } from '@cleaning/company';
import { formatAbn } from '@cleaning/ndis';
import { COLOURS, MEASURE, SHEET, WREN } from './look.ts';
import type { Fact, Paper } from './paper.ts';
import type { Sheet } from './sheet.ts';

const LOGO = 46;
const PANEL_WIDTH = 188;
const PANEL_GAP = 22;

/** Who it is from, what it is, and the one figure that matters beside the facts. */
export function drawHead(sheet: Sheet, paper: Paper): void {
  drawBrand(sheet);
  if (!company.isRealCompany) drawSampleNotice(sheet);
  drawTitle(sheet, paper);
  const top = sheet.y;
  const panelBottom = drawFigure(sheet, paper, top);
  const factsBottom = drawFacts(sheet, paper.facts, {
    x: SHEET.margin,
    y: top,
    width: MEASURE - PANEL_WIDTH - PANEL_GAP,
  });
  sheet.y = Math.max(panelBottom, factsBottom) + 26;
}

function drawBrand(sheet: Sheet): void {
  const { margin, width } = SHEET;
  sheet.decorate(() => {
    sheet.pdf.rect(0, 0, width, 8).fill(COLOURS.blue);
    sheet.pdf.translate(margin - 2, margin - 10).scale(LOGO / 48);
    for (const [path, colour] of WREN) sheet.pdf.path(path).fill(colour);
    sheet.pdf.circle(34.6, 19.5, 1.9).fill(COLOURS.white);
  });
  const x = margin + LOGO + 8;
  const half = { x, width: 240 };
  const y = margin - 4;
  sheet.say('P', company.name, { size: 17, bold: true }, { ...half, y });
  const tagline = { size: 8, bold: true, colour: COLOURS.deep, spacing: 0.6 };
  sheet.say('P', company.tagline, tagline, { ...half, y: y + 22 });
  const contact = { size: 9, colour: COLOURS.muted, align: 'right' } as const;
  const right = { x: width - margin - 240, width: 240 };
  const lines = [`ABN ${formatAbn(company.abn)}`, company.phoneDisplay, company.email.support];
  for (const [index, line] of lines.entries()) {
    sheet.say('P', line, contact, { ...right, y: y + index * 13 });
  }
  sheet.y = margin + LOGO + 12;
}

function drawSampleNotice(sheet: Sheet): void {
  const { y } = sheet;
  sheet.decorate(() => {
    sheet.pdf.roundedRect(SHEET.margin, y, MEASURE, 24, 6).fill(COLOURS.butter);
  });
  const text = 'Sample: the company details on this page are placeholders. Do not pay.';
  const box = { x: SHEET.margin + 12, y: y + 6, width: MEASURE - 24 };
  sheet.say('P', text, { size: 9.5, bold: true, colour: COLOURS.earth }, box);
  sheet.y = y + 38;
}

function drawTitle(sheet: Sheet, { kind, reference }: Paper): void {
  const title = reference === null ? kind : `${kind} ${reference}`;
  const style = { size: 25, bold: true };
  const box = { x: SHEET.margin, y: sheet.y, width: MEASURE };
  sheet.y += sheet.say('H1', title, style, box) + 12;
}

function drawFigure(sheet: Sheet, { figure }: Paper, y: number): number {
  const x = SHEET.width - SHEET.margin - PANEL_WIDTH;
  const width = PANEL_WIDTH - 32;
  const note = { size: 9.5, colour: COLOURS.muted };
  const noteHeight = sheet.heightOf(figure.note, note, width);
  const height = 68 + noteHeight + 12;
  sheet.decorate(() => {
    sheet.pdf.roundedRect(x, y, PANEL_WIDTH, height, 10).fill(COLOURS.sky);
  });
  const box = { x: x + 16, width };
  sheet.say(
    'P',
    figure.label,
    { size: 10, bold: true, colour: COLOURS.deep },
    { ...box, y: y + 14 },
  );
  sheet.say('P', figure.amount, { size: 26, bold: true }, { ...box, y: y + 29 });
  sheet.say('P', figure.note, note, { ...box, y: y + 64 });
  return y + height;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const FACT_GAP = 16;

/** Facts in columns, two unless told, read row by row. Gives where they end. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  { x, y, width, columns = 2 }: Place & { readonly columns?: number },
): number {
  const column = (width - FACT_GAP * (columns - 1)) / columns;
  let top = y;
  for (let index = 0; index < facts.length; index += columns) {
    const heights = facts
      .slice(index, index + columns)
      .map((fact, side) =>
        drawFact(sheet, fact, { x: x + side * (column + FACT_GAP), y: top, width: column }),
      );
    top += Math.max(...heights) + 9;
  }
  return top - 9;
}

function drawFact(sheet: Sheet, { label, value }: Fact, { x, y, width }: Place): number {
  const labelStyle = { size: 8.5, bold: true, colour: COLOURS.muted };
  const valueStyle = { size: 10.5 };
  const labelHeight = sheet.heightOf(label, labelStyle, width);
  const height = labelHeight + sheet.heightOf(value, valueStyle, width);
  sheet.root.add(
    sheet.tagged('P', () => {
      sheet.set(`${label}: `, labelStyle, { x, y, width });
      sheet.set(value, valueStyle, { x, y: y + labelHeight, width });
    }),
  );
  return height;
}
