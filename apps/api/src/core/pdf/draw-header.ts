import { company } from '@cleaning/company';
import { formatAbn } from '@cleaning/ndis';
import { COLOURS, CONTENT_WIDTH, PAGE, WREN } from './theme.ts';
import type { Fact, PdfDocument } from './pdf-document.ts';
import type { PdfBuilder } from './pdf-builder.ts';

const LOGO = 46;
const PANEL_WIDTH = 188;
const PANEL_GAP = 22;

/** Draws the sender, the kind of document, the main figure and the facts. */
export function drawHeader(builder: PdfBuilder, document: PdfDocument): void {
  drawBrand(builder);
  if (!company.isRealCompany) drawSampleNotice(builder);
  drawTitle(builder, document);
  const top = builder.y;
  const panelBottom = drawFigure(builder, document, top);
  const factsBottom = drawFacts(builder, document.facts, {
    x: PAGE.margin,
    y: top,
    width: CONTENT_WIDTH - PANEL_WIDTH - PANEL_GAP,
  });
  builder.y = Math.max(panelBottom, factsBottom) + 26;
}

function drawBrand(builder: PdfBuilder): void {
  const { margin, width } = PAGE;
  builder.drawArtifact(() => {
    builder.pdf.rect(0, 0, width, 8).fill(COLOURS.blue);
    builder.pdf.translate(margin - 2, margin - 10).scale(LOGO / 48);
    for (const [path, colour] of WREN) builder.pdf.path(path).fill(colour);
    builder.pdf.circle(34.6, 19.5, 1.9).fill(COLOURS.white);
  });
  const x = margin + LOGO + 8;
  const half = { x, width: 240 };
  const y = margin - 4;
  builder.addText('P', company.name, { size: 17, bold: true }, { ...half, y });
  const tagline = { size: 8, bold: true, colour: COLOURS.deep, spacing: 0.6 };
  builder.addText('P', company.tagline, tagline, { ...half, y: y + 22 });
  const contact = { size: 9, colour: COLOURS.muted, align: 'right' } as const;
  const right = { x: width - margin - 240, width: 240 };
  const lines = [`ABN ${formatAbn(company.abn)}`, company.phoneDisplay, company.email.support];
  for (const [index, line] of lines.entries()) {
    builder.addText('P', line, contact, { ...right, y: y + index * 13 });
  }
  builder.y = margin + LOGO + 12;
}

function drawSampleNotice(builder: PdfBuilder): void {
  const { y } = builder;
  builder.drawArtifact(() => {
    builder.pdf.roundedRect(PAGE.margin, y, CONTENT_WIDTH, 24, 6).fill(COLOURS.butter);
  });
  const text = 'Sample: the company details on this page are placeholders. Do not pay.';
  const box = { x: PAGE.margin + 12, y: y + 6, width: CONTENT_WIDTH - 24 };
  builder.addText('P', text, { size: 9.5, bold: true, colour: COLOURS.earth }, box);
  builder.y = y + 38;
}

function drawTitle(builder: PdfBuilder, { kind, reference }: PdfDocument): void {
  const title = reference === null ? kind : `${kind} ${reference}`;
  const style = { size: 25, bold: true };
  const box = { x: PAGE.margin, y: builder.y, width: CONTENT_WIDTH };
  builder.y += builder.addText('H1', title, style, box) + 12;
}

function drawFigure(builder: PdfBuilder, { figure }: PdfDocument, y: number): number {
  const x = PAGE.width - PAGE.margin - PANEL_WIDTH;
  const width = PANEL_WIDTH - 32;
  const note = { size: 9.5, colour: COLOURS.muted };
  const noteHeight = builder.heightOf(figure.note, note, width);
  const height = 68 + noteHeight + 12;
  builder.drawArtifact(() => {
    builder.pdf.roundedRect(x, y, PANEL_WIDTH, height, 10).fill(COLOURS.sky);
  });
  const box = { x: x + 16, width };
  builder.addText(
    'P',
    figure.label,
    { size: 10, bold: true, colour: COLOURS.deep },
    { ...box, y: y + 14 },
  );
  const amount = builder.fitted(figure.amount, { size: 26, bold: true }, width);
  builder.addText('P', figure.amount, amount, { ...box, y: y + 29 });
  builder.addText('P', figure.note, note, { ...box, y: y + 64 });
  return y + height;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const FACT_GAP = 16;

/** Draws facts in columns, two by default, row by row. Returns the y position below them. */
export function drawFacts(
  builder: PdfBuilder,
  facts: readonly Fact[],
  { x, y, width, columns = 2 }: Place & { readonly columns?: number },
): number {
  const column = (width - FACT_GAP * (columns - 1)) / columns;
  let top = y;
  for (let index = 0; index < facts.length; index += columns) {
    const heights = facts
      .slice(index, index + columns)
      .map((fact, side) =>
        drawFact(builder, fact, { x: x + side * (column + FACT_GAP), y: top, width: column }),
      );
    top += Math.max(...heights) + 9;
  }
  return top - 9;
}

function drawFact(builder: PdfBuilder, { label, value }: Fact, { x, y, width }: Place): number {
  const labelStyle = { size: 8.5, bold: true, colour: COLOURS.muted };
  const valueStyle = { size: 10.5 };
  const labelHeight = builder.heightOf(label, labelStyle, width);
  const height = labelHeight + builder.heightOf(value, valueStyle, width);
  builder.root.add(
    builder.tagged('P', `${label}: ${value}`, () => {
      builder.drawText(`${label}: `, labelStyle, { x, y, width });
      builder.drawText(value, valueStyle, { x, y: y + labelHeight, width });
    }),
  );
  return height;
}
