/** The text of the quote calculator. */
export const QUOTE_PAGE = {
  title: 'What will your clean cost?',
  lead: 'Six short questions. The price updates as you go, and nothing is booked until you say so.',
  saved: 'Saved on this device. Your answers will be here when you come back.',
  notSaved:
    'This browser does not let us save your answers. They stay here until you close this page.',
  cleared: 'All answers cleared.',
  offline:
    'You are offline, and asking for the quote needs a connection. Your answers stay on this device. Try again once you are back online.',
} as const;
