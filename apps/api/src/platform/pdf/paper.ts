/** A word and what it stands for: "Due", "5 December 2026". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface PaperColumn {
  readonly heading: string;
  /** The share of the width. */
  readonly share: number;
  /** Figures are set flush right. */
  readonly isFigure: boolean;
}

export interface PaperRow {
  /** One text a column. */
  readonly cells: readonly string[];
  /** What stands small below the first cell. */
  readonly details?: string;
}

export interface PaperSection {
  readonly heading: string;
  readonly facts?: readonly Fact[];
  readonly paragraphs?: readonly string[];
}

/**
 * What a document of the company says, in the order that it is read: one for print and screen reader
 * alike, without a word on how it looks.
 */
export interface Paper {
  /** What it is: "Tax invoice". */
  readonly kind: string;
  /** What people call it on the phone; null for a draft that has no number. */
  readonly reference: string | null;
  /** The one figure that matters, and what it is. */
  readonly figure: { readonly label: string; readonly amount: string; readonly note: string };
  readonly facts: readonly Fact[];
  readonly table: {
    readonly heading: string;
    readonly columns: readonly PaperColumn[];
    readonly rows: readonly PaperRow[];
  };
  /** The last is the total. */
  readonly totals: readonly Fact[];
  /** Sentences right below the totals. */
  readonly statements: readonly string[];
  readonly sections: readonly PaperSection[];
  readonly fileName: string;
}
