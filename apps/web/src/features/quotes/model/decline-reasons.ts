import type { Quote } from '@cleaning/contract';

const REASONS = [
  'The price is too high',
  'The date does not suit me',
  'I found somebody else',
  'I do not need it any more',
] as const;

/** What a client may choose from when they decline. */
export function declineReasons({ service_id: serviceId }: Pick<Quote, 'service_id'>): string[] {
  return [
    ...REASONS,
    ...(serviceId === 'ndis' ? ['My plan does not fund this'] : []),
    'Something else',
  ];
}

/** The reason that is sent: the choice, the client's own words, or both. Empty for neither. */
export function declineReason(choice: string, words: string): string {
  const parts = [choice, words.trim()].filter((part) => part !== '');
  return parts.join('. ');
}
