import { expect, test } from 'vitest';
import { formatInitials } from './initials.ts';

test.each([
  ['Amira Haddad', 'AH'],
  ['Amira El Haddad', 'AH'],
  ['  mia ', 'M'],
  ['élodie d’arc', 'ÉD'],
  ['𝒜lex 𝒵hang', '𝒜𝒵'],
  ['sam@example.com', 'S'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(formatInitials(name)).toBe(initials);
});
