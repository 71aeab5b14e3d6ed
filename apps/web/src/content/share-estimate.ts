/** The text of a printed estimate. */
export const PRINTED_ESTIMATE = {
  title: 'Your cleaning estimate',
  linesTitle: 'How the price is made up',
  ownLinesTitle: 'If you pay yourself',
  isEstimate: 'This is an estimate.',
  terms:
    'It is not a quote, a booking or a tax invoice. The price can change once we know more about the place. Nothing is booked until you approve our quote.',
  openAgain: 'Open or change this estimate at',
} as const;

/** The messages after copying the link to an estimate. */
export const LINK_STATUS = {
  copied: 'Link copied. Anyone who opens it sees this price.',
  notCopied:
    'This browser does not let us copy. The address of this page is the link: copy it from there.',
} as const;
