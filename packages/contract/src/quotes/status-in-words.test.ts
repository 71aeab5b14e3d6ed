import { expect, test } from 'vitest';
import { quoteStatusInWords } from './status-in-words.ts';

test.each([
  [{ status: 'draft', revision: 1 }, 'Draft', 'Draft'],
  [{ status: 'draft', revision: 2 }, 'Being updated', 'Preparing'],
  [{ status: 'submitted', revision: 1 }, 'With us', 'To answer'],
  [{ status: 'sent', revision: 2 }, 'Ready for you', 'With the client'],
  [{ status: 'converted', revision: 1 }, 'Booked', 'Booked'],
] as const)('%o reads %s to its client, and %s to staff', (quote, client, staff) => {
  expect(quoteStatusInWords(quote, 'client')).toBe(client);
  expect(quoteStatusInWords(quote, 'staff')).toBe(staff);
});
