/** The statement that is printed when every line is a GST-free NDIS support. */
export const GST_FREE_STATEMENT = 'GST-free NDIS support (s 38-38 GST Act)';

interface DocumentContent {
  readonly gstRegistered: boolean;
  /** The GST codes of its lines. */
  readonly gstCodes: readonly string[];
}

/** The title of an invoice and its statements, by its content. */
export interface DocumentWording {
  readonly title: 'Tax invoice' | 'Invoice';
  readonly statements: readonly string[];
}

/**
 * The title and the statements that an invoice must have. The page, the PDF and the check all use
 * them, so that they agree.
 */
export function documentWording({ gstRegistered, gstCodes }: DocumentContent): DocumentWording {
  const isGstFree = gstCodes.length > 0 && gstCodes.every((code) => code === 'P2');
  return {
    title: gstRegistered && gstCodes.includes('P1') ? 'Tax invoice' : 'Invoice',
    statements: isGstFree ? [GST_FREE_STATEMENT] : [],
  };
}
