/** Where each question is on the page, for links that lead to it. */
export const QUESTION_IDS = {
  serviceId: 'question-service',
  rooms: 'question-rooms',
  addonIds: 'question-extras',
  timelineId: 'question-timing',
} as const;
