import type PDFDocument from 'pdfkit';
import type { Fonts } from './fonts.ts';
import { BOTTOM, COLOURS, SHEET } from './look.ts';
import { textRuns } from './text-runs.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Pdf['struct']>;

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  readonly spacing?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const LINE_GAP = 2;

/** A document under way: where the next thing goes, and how things are set and tagged. */
export class Sheet {
  readonly pdf: Pdf;
  readonly root: Element;
  /** Where the next thing goes, in points from the top of the page. */
  y: number = SHEET.margin;

  constructor(pdf: Pdf, fonts: Fonts) {
    this.pdf = pdf;
    pdf.registerFont('regular', fonts.regular);
    pdf.registerFont('bold', fonts.bold);
    pdf.registerFont('regular-extended', fonts.regularExtended);
    pdf.registerFont('bold-extended', fonts.boldExtended);
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    pdf.addPage();
  }

  /** Begins a new page unless there is room for this much, in points. True when it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pdf.addPage();
    this.y = SHEET.margin;
    return true;
  }

  /** An element of the structure with text in it. */
  tagged(type: string, draw: () => void, options: { scope?: 'Column' | 'Row' } = {}): Element {
    return this.pdf.struct(type, options, draw);
  }

  /** An element of the structure that holds others, all of them there. */
  group(type: string, children: readonly Element[]): Element {
    const element = this.pdf.struct(type);
    for (const child of children) element.add(child);
    element.end();
    return element;
  }

  /** Adds text to the structure, right below what came before. */
  say(type: string, text: string, style: TextStyle, box: Box): number {
    const height = this.heightOf(text, style, box.width);
    this.root.add(this.tagged(type, () => this.set(text, style, box)));
    return height;
  }

  /** Draws what means nothing to a reader: lines, tints, the drawing of the wren. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    this.use(style, false);
    const plain = textRuns(text)
      .map((run) => (run.isExtended ? 'n'.repeat(run.text.length) : run.text))
      .join('');
    return this.pdf.heightOfString(plain, { ...this.options(style), width });
  }

  /** Sets a text in a box, each run in the subset of the font that has its letters. */
  set(text: string, style: TextStyle, { x, y, width }: Box): void {
    const runs = textRuns(text);
    for (const [index, run] of runs.entries()) {
      this.use(style, run.isExtended);
      const options = { ...this.options(style), width, continued: index < runs.length - 1 };
      if (index === 0) this.pdf.text(run.text, x, y, options);
      else this.pdf.text(run.text, options);
    }
  }

  private use({ bold = false, size, colour = COLOURS.ink }: TextStyle, isExtended: boolean): void {
    const font = bold ? 'bold' : 'regular';
    this.pdf
      .font(isExtended ? `${font}-extended` : font)
      .fontSize(size)
      .fillColor(colour);
  }

  private options({ align = 'left', spacing = 0 }: TextStyle) {
    return { align, characterSpacing: spacing, lineGap: LINE_GAP };
  }
}
