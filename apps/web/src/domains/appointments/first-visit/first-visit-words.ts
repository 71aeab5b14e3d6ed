/** What the question of the first visit says to a client, and to staff who ask them. */
export const FIRST_VISIT_WORDS = {
  client: {
    nothingBooked: 'Nothing is booked until you approve your quote.',
    anyDay: 'Any day suits me',
    secondChoice: 'Give us a second choice, if you like.',
    withoutTimes: 'Pick a part of the day and we will offer you a time.',
    confirmation: 'We confirm the time when we send your quote.',
  },
  staff: {
    nothingBooked: 'Nothing is booked until the quote is approved.',
    anyDay: 'Any day suits them',
    secondChoice: 'Ask for a second choice, if they have one.',
    withoutTimes: 'Pick a part of the day and offer them a time later.',
    confirmation: 'We confirm the time when we send the quote.',
  },
} as const;

/** Who reads the question. */
export type FirstVisitReader = keyof typeof FIRST_VISIT_WORDS;
