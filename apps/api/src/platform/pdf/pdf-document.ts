/** A label and its value: "Due", "5 December 2026". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface PdfColumn {
  readonly heading: string;
  /** The share of the width. */
  readonly share: number;
  /** Figures are set flush right. */
  readonly isFigure: boolean;
}

export interface PdfRow {
  /** One text a column. */
  readonly cells: readonly string[];
  /** What stands small below the first cell. */
  readonly details?: string;
}

export interface PdfSection {
  readonly heading: string;
  readonly facts?: readonly Fact[];
  readonly paragraphs?: readonly string[];
}

/** The content of a quote, invoice, receipt or statement in reading order, without its appearance. */
export interface PdfDocument {
  /** What it is: "Tax invoice". */
  readonly kind: string;
  /** Its number; null for a draft that has none. */
  readonly reference: string | null;
  /** The one figure that matters, and what it is. */
  readonly figure: { readonly label: string; readonly amount: string; readonly note: string };
  readonly facts: readonly Fact[];
  readonly table: {
    readonly heading: string;
    readonly columns: readonly PdfColumn[];
    readonly rows: readonly PdfRow[];
  };
  /** The last is the total. */
  readonly totals: readonly Fact[];
  /** Another table below, with its own totals, of what is not asked for in this document. */
  readonly apart?: Pick<PdfDocument, 'table' | 'totals'>;
  /** Sentences right below the totals. */
  readonly statements: readonly string[];
  readonly sections: readonly PdfSection[];
  readonly fileName: string;
}
