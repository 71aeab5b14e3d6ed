import { describe, expect, test } from 'vitest';
import { company } from './company.ts';

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * An ABN is valid if its weighted digit sum, with one subtracted from the first digit, is divisible
 * by 89.
 */
function isAbn(abn: string): boolean {
  const digits = Array.from(abn, Number);
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * ((digits[index] ?? 0) - (index === 0 ? 1 : 0)),
    0,
  );
  return /^[1-9]\d{10}$/u.test(abn) && sum % 89 === 0 && abn !== '10000000000';
}

describe('the check of an Australian Business Number', () => {
  test.each(['51824753556', '98999999999'])('accepts %s', (abn) => {
    expect(isAbn(abn)).toBe(true);
  });

  test.each(['12345678901', '10000000000', '5182475355', '51 824 753 556'])('refuses %s', (abn) => {
    expect(isAbn(abn)).toBe(false);
  });
});

describe('the company', () => {
  test('has a business number that passes its own check', () => {
    expect(company.abn).toSatisfy(isAbn);
  });

  test.each(Object.entries(company.hours))('opens before it closes on %s', (_day, hours) => {
    for (const time of [hours.opens, hours.closes]) {
      expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);
    }
    expect(hours.opens < hours.closes).toBe(true);
  });

  test('opens 7 to 6 from Monday to Saturday, and 7 to 4 on Sunday', () => {
    const { sunday, ...otherDays } = company.hours;
    expect(sunday).toEqual({ opens: '07:00', closes: '16:00' });
    for (const hours of Object.values(otherDays)) {
      expect(hours).toEqual({ opens: '07:00', closes: '18:00' });
    }
  });

  test('shows the same phone number that a tap dials', () => {
    expect(company.phone).toMatch(/^\+61\d{9}$/u);
    expect(company.phoneDisplay.replaceAll(' ', '')).toBe(company.phone.replace('+61', '0'));
  });

  test('serves at least the six areas in the footer, each once', () => {
    expect(company.serviceAreas.length).toBeGreaterThanOrEqual(6);
    expect(new Set(company.serviceAreas).size).toBe(company.serviceAreas.length);
  });

  test('has a registration number and bank account in a valid format', () => {
    expect(company.ndisRegistrationNumber).toMatch(/^405\d+$/u);
    expect(company.bank.bsb).toMatch(/^\d{3}-\d{3}$/u);
    expect(company.bank.accountNumber).toMatch(/^\d{5,9}$/u);
    expect(company.bank.bpayBillerCode ?? '000000').toMatch(/^\d{3,10}$/u);
  });

  test('has other bank accounts in a valid format, all different', () => {
    const accounts = [company.bank, ...company.bank.otherAccounts];
    for (const { bsb, accountNumber } of accounts) {
      expect(bsb).toMatch(/^\d{3}-\d{3}$/u);
      expect(accountNumber).toMatch(/^\d{5,9}$/u);
    }
    expect(new Set(accounts.map(({ accountNumber }) => accountNumber)).size).toBe(accounts.length);
  });

  test.each(Object.values(company.social))('links to %s over HTTPS', (link) => {
    expect(new URL(link).protocol).toBe('https:');
  });
});

describe.skipIf(company.isRealCompany)('the placeholder company', () => {
  const FICTIONAL_MOBILES = /^\+61491570(?:006|110|156|157|158|159|313)$/u;

  test.each(Object.values(company.email))(
    'uses reserved addresses that cannot receive mail: %s',
    (address) => {
      expect(address).toMatch(/^[a-z-]+@[a-z]+\.example$/u);
    },
  );

  test('has a phone number that is reserved for fiction', () => {
    expect(company.phone).toMatch(FICTIONAL_MOBILES);
  });
});
