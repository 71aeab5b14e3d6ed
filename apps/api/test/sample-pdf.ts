import type { PdfDocument } from '../src/core/pdf/pdf-document.ts';

/** The shortest complete document. */
export const SAMPLE_PDF: PdfDocument = {
  kind: 'Receipt',
  reference: 'R-1',
  figure: { label: 'We received', amount: '$1.00', note: 'On 21 November 2026.' },
  facts: [{ label: 'Bill to', value: 'Nguyễn Thị Ánh' }],
  table: {
    heading: 'What this is for',
    columns: [{ heading: 'Description', share: 1, isFigure: false }],
    rows: [{ cells: ['General clean'] }],
  },
  totals: [{ label: 'Total', value: '$1.00' }],
  statements: [],
  sections: [],
  fileName: 'R-1.pdf',
};
