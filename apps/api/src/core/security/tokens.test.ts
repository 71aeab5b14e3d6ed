import { expect, it } from 'vitest';
import { createToken, hashToken } from './tokens.ts';

it('a token has 256 random bits and fits in a link', () => {
  const tokens = Array.from({ length: 100 }, createToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/u);
});

it('a stored token cannot be read back', () => {
  const token = createToken();
  expect(hashToken(token)).toHaveLength(32);
  expect(hashToken(token)).toEqual(hashToken(token));
  expect(hashToken(token).toString('base64url')).not.toBe(token);
});
