import { expect, test } from 'vitest';
import { brandColour } from './brand-colour.ts';

test('reads a colour of the light theme from the tokens', async () => {
  expect(await brandColour('--color-bg')).toBe('#ffffff');
});

test('refuses a token that is not there, or is no plain colour', async () => {
  await expect(brandColour('--color-nothing')).rejects.toThrow('no hex colour');
});
