import { expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('one secret key that is long enough to use');
const others = createSecrets('another secret key, quite as long as that');

it('an encrypted text can be decrypted, and never looks the same twice', () => {
  const [one, two] = [secrets.encrypt('430000001', 'id-1'), secrets.encrypt('430000001', 'id-1')];
  expect(secrets.decrypt(one, 'id-1')).toBe('430000001');
  expect(one.equals(two)).toBe(false);
  expect(one.includes('430000001')).toBe(false);
});

it('decryption fails with another key, in another context, or after a change', () => {
  const ciphertext = secrets.encrypt('430000001', 'id-1');
  const changed = Buffer.from(ciphertext);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => others.decrypt(ciphertext, 'id-1')).toThrow('unable to authenticate');
  expect(() => secrets.decrypt(ciphertext, 'id-2')).toThrow('unable to authenticate');
  expect(() => secrets.decrypt(changed, 'id-1')).toThrow('unable to authenticate');
});

it('fingerprints are equal for equal values, for one purpose and one key', () => {
  const fingerprint = secrets.fingerprint('known-network', '430000001');
  expect(secrets.fingerprint('known-network', '430000001')).toEqual(fingerprint);
  expect(secrets.fingerprint('known-network', '430000002')).not.toEqual(fingerprint);
  expect(secrets.fingerprint('rate-limit', '430000001')).not.toEqual(fingerprint);
  expect(others.fingerprint('known-network', '430000001')).not.toEqual(fingerprint);
});
