import { expect, test } from 'vitest';
import { CLAIM_TYPE_NAMES } from './choices.ts';

test('each kind of claim has a unique label for pages, PDFs and mails', () => {
  expect(CLAIM_TYPE_NAMES).toMatchObject({
    '': 'Standard',
    CANC: 'Cancellation',
    TRAN: 'Travel',
    NF2F: 'Non-face-to-face',
    THLT: 'Telehealth',
    REPW: 'Report',
  });
  const names = Object.values(CLAIM_TYPE_NAMES);
  expect(new Set(names).size).toBe(names.length);
});
