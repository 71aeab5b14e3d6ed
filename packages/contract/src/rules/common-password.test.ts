import { describe, expect, it } from 'vitest';
import { loadCommonPasswords } from './common-password.ts';

const isCommonPassword = await loadCommonPasswords('Blue Wren Cleaning');

describe('a common password', () => {
  it.each([
    [
      'as it was leaked',
      ['Password1', 'Qwerty123', 'Abcd1234', '1Qaz2wsx', 'Letmein1', 'Aa123456'],
    ],
    ['in another case', ['PASSWORd1', 'pASSWORD1', 'PassWord123']],
    ['with signs for letters', ['P@ssw0rd1', 'Pa$$w0rd', 'P4ssword!', 'Cle4ning1', 'Sunsh1ne!']],
    ['with a year or signs after it', ['Summer2026', 'Welcome2026', 'Dragon!!1', 'Monkey#2024']],
    ['with digits before it', ['1Cleaning', '2026Sydney', '!!Football1']],
    ['that is the company’s own name', ['Bluewren1', 'BlueWrenCleaning1']],
    ['that is a word of the company’s name', ['Blue2026', 'Wren2026', 'Cleaning1']],
  ])('is refused %s', (_how, passwords) => {
    for (const password of passwords) {
      expect([password, isCommonPassword(password)]).toEqual([password, true]);
    }
  });

  it.each([
    'Quiet-Wren-7',
    'Correct-Horse-1',
    'Kookaburra-Sings-4',
    'Xk29fLqz',
    'aB3$efgh',
    'StrongPass1',
    'Tr0ub4dor&3',
    'My dog Rex eats 2 bones',
    'Пароль-Password-Öl1',
    `Aa1${'x'.repeat(125)}`,
  ])('is not "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is found without backtracking, whatever is typed', () => {
    const hard = ['$1@40!'.repeat(21), `a${'1'.repeat(127)}`, `${'1'.repeat(127)}a`];
    for (const password of hard) expect(isCommonPassword(password)).toBe(false);
  });
});
