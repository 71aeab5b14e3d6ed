/** A label and its value: "Due", "5 December 2026". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface PdfColumn {
  readonly heading: string;
  /** The column's share of the width. */
  readonly share: number;
  /** Whether cells are right-aligned, as figures are. */
  readonly isFigure: boolean;
}

export interface PdfRow {
  /** One text for each column. */
  readonly cells: readonly string[];
  /** Small text below the first cell. */
  readonly details?: string;
}

export interface PdfSection {
  readonly heading: string;
  readonly facts?: readonly Fact[];
  readonly paragraphs?: readonly string[];
  /** What is written on paper by hand, each with a line for it: "Signature". */
  readonly lines?: readonly string[];
}

/**
 * The content of a quote, invoice, receipt or statement in reading order, independent of its
 * appearance.
 */
export interface PdfDocument {
  /** The kind of document, such as "Tax invoice". */
  readonly kind: string;
  /** The number of the document; null for a draft. */
  readonly reference: string | null;
  /** The main figure, with its label. */
  readonly figure: { readonly label: string; readonly amount: string; readonly note: string };
  readonly facts: readonly Fact[];
  readonly table: {
    readonly heading: string;
    readonly columns: readonly PdfColumn[];
    readonly rows: readonly PdfRow[];
  };
  /** The last entry is the grand total. */
  readonly totals: readonly Fact[];
  /** A second table below, with its own totals, of amounts that this document does not ask for. */
  readonly apart?: Pick<PdfDocument, 'table' | 'totals'>;
  /** Sentences directly below the totals. */
  readonly statements: readonly string[];
  readonly sections: readonly PdfSection[];
  readonly fileName: string;
}
