import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { assertUncommonPassword, isCommonPassword } from './common-passwords.ts';

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
  ])('is refused %s', async (_how, passwords) => {
    for (const password of passwords) {
      expect([password, await isCommonPassword(password)]).toEqual([password, true]);
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
  ])('is not "%s"', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it('is refused with a plain message on the field', async () => {
    const error = await assertUncommonPassword('password', 'Cleaning1').catch((reason) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.fields).toEqual({
      password: ['Many people use this password. Choose one that is harder to guess.'],
    });
  });

  it('is found without backtracking, whatever is typed', async () => {
    const hard = ['$1@40!'.repeat(21), `a${'1'.repeat(127)}`, `${'1'.repeat(127)}a`];
    for (const password of hard) expect(await isCommonPassword(password)).toBe(false);
  });
});
