/** Who decides about the fee of a visit that was left out late. */
export const CHARGING = {
  client: 'We will tell you before we charge anything.',
  staff: 'It is only charged if you put it on an invoice.',
} as const;
