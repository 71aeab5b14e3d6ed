import { expect, test, vi } from 'vitest';
import { createSecrets } from '../core/security/secrets.ts';
import { maskedNdisNumber } from './masked-ndis-number.ts';

const ID = '0190a1b2-0000-7000-8000-00000000f001';

test('an NDIS number is shown with most of its digits hidden', () => {
  const secrets = createSecrets('a key that only this test knows of');
  expect(maskedNdisNumber(secrets, secrets.encrypt('430123456', ID), ID)).toBe('43x xxx x56');
});

test('one that cannot be decrypted is shown as such, and logged without its content', () => {
  const onUnreadable = vi.fn<(context: string) => void>();
  const secrets = createSecrets('a key that only this test knows of', onUnreadable);
  expect(maskedNdisNumber(secrets, Buffer.from('damaged'), ID)).toBe('Cannot be read');
  expect(onUnreadable).toHaveBeenCalledExactlyOnceWith(ID);
});
