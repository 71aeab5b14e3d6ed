import { hash, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

it('a hash uses argon2id at the recommended cost, with salt', async () => {
  const passwords = createPasswords();
  const [one, two] = [await passwords.hash('Quiet-Wren-7'), await passwords.hash('Quiet-Wren-7')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(one).not.toBe(two);
  expect(await passwords.matches(one, 'Quiet-Wren-7')).toBe(true);
  expect(await passwords.matches(one, 'Quiet-Wren-8')).toBe(false);
});

it('a check without a hash takes the same work, and fails', async () => {
  const watched = vi.fn(verify);
  const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const passwords = createPasswords(cost, { hash, verify: watched });
  expect(await passwords.matches(null, 'a password of no account')).toBe(false);
  expect(watched).toHaveBeenCalledOnce();
  expect(watched.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/u);
});
