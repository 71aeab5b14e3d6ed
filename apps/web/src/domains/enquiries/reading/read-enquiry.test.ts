import { describe, expect, it } from 'vitest';
import { readEnquiry } from './read-enquiry.ts';

const TODAY = '2026-11-23';

const read = (message: string, phone: string | null = null) =>
  readEnquiry({ message, phone_number: phone }, TODAY);
const markedIn = (message: string) =>
  read(message)
    .parts.filter(({ isUsed }) => isUsed)
    .map(({ text }) => text);

describe('reading an enquiry', () => {
  it('finds the service, rooms, extras, suburb and date, with their positions in the message', () => {
    const message =
      'Hello, we move out of a two bedroom unit in Dee Why on 12 December and need an end-of-lease clean. Do you do the carpets as well? Mornings suit us best.';
    expect(read(message)).toMatchObject({
      serviceId: 'end-of-lease',
      isNdis: false,
      rooms: { bedroom: 2 },
      addonIds: ['carpet'],
      street: null,
      suburb: 'Dee Why',
      postcode: null,
      preferredDate: '2026-12-12',
      phone: null,
    });
    expect(markedIn(message)).toEqual([
      'two bedroom unit in Dee Why',
      '12 December',
      'end-of-lease clean',
      'carpets',
    ]);
    expect(
      read(message)
        .parts.map(({ text }) => text)
        .join(''),
    ).toBe(message);
  });

  it('reads an address with its number, suburb and postcode', () => {
    expect(read('We are at 3/27 Church Street, Parramatta NSW 2150. 4br, 2 baths.')).toMatchObject({
      street: '3/27 Church Street',
      suburb: 'Parramatta',
      postcode: '2150',
      rooms: { bedroom: 4, bathroom: 2 },
    });
    expect(read('Unit 4, 12A Marion St Leichhardt please')).toMatchObject({
      street: 'Unit 4, 12A Marion St',
      suburb: 'Leichhardt',
    });
  });

  it('recognises an NDIS participant, and a phone number if the form has none', () => {
    const message = 'My son has an NDIS plan. Please call 0491 570 006 about a deep clean.';
    expect(read(message)).toMatchObject({
      serviceId: 'ndis',
      isNdis: true,
      phone: '0491 570 006',
    });
    expect(read(message, '+61491570156').phone).toBeNull();
  });

  it.each([
    ['Ring 0491 570 006 2 bedrooms please', '0491 570 006'],
    ['Ring +61 (0)491 570 006.', '+61 (0)491 570 006'],
    ['Ring \u202A+61\u00A0491\u2011570\u2011006\u202C!', '+61\u00A0491\u2011570\u2011006'],
    ['Ring 02.5550.1234 after six', '02.5550.1234'],
    ['Ring 491 570 156 please', '491 570 156'],
    ['My mobile is 491570156', '491570156'],
    ['Ring 2 5550 1234', '2 5550 1234'],
    ['Ring 61 491 570 156', '61 491 570 156'],
    ['Ring 0061 491 570 156', '0061 491 570 156'],
    ['Ring 0011 61 491 570 156', '0011 61 491 570 156'],
    ['Ring +61 (0) 491-570-156', '+61 (0) 491-570-156'],
    ['Our office is 1300 975 707', '1300 975 707'],
    ['Or 1800-975-707, 2 bedrooms', '1800-975-707'],
    ['Or 13 10 01', '13 10 01'],
    ['Call 131001', '131001'],
    ['+61 1300 975 707', '+61 1300 975 707'],
    ['0491−570−156', '0491−570−156'],
    ['0491·570·156', '0491·570·156'],
    ['0491_570_156', '0491_570_156'],
    ['0491.570.156.', '0491.570.156'],
    ['０４９１ ５７０ １５６', '０４９１ ５７０ １５６'],
    ['＋61 491 570 156', '＋61 491 570 156'],
    ['☎ 0491 570 156', '0491 570 156'],
    ['0491 570 156 (mobile)', '0491 570 156'],
    ['Parramatta 2150 0491 570 156', '0491 570 156'],
    ['In NZ +64 21 123 456, here 0491 570 156', '0491 570 156'],
    ['NDIS number 430 000 001, mobile 491 570 156', '491 570 156'],
    ['My NDIS number is 430000001', null],
    ['My NDIS number is 430 000 001', null],
    ['430 000 001', null],
    ['ABN 61 234 567 890', null],
    ['Invoice 491 570 156', null],
    ['We paid $1300 975 707', null],
    ['Ring +64 21 123 456 or +44 491 570 156', null],
    ['Come on 13/12/26, 13.12.26 or 13-12-26', null],
    ['From 27/11/2026 4', null],
    ['Come at 04/12/2026 10 or 04/12/2026 12', null],
    ['About 131001 of them', null],
    ['My reference is 20491570006', null],
  ])('recognises a phone number as people paste it: %s', (message, phone) => {
    expect(read(message).phone).toBe(phone);
  });

  it.each([
    ['on 3 March', '2027-03-03'],
    ['by the 24th of November', '2026-11-24'],
    ['on December 1st, 2026', '2026-12-01'],
    ['on 5/12', '2026-12-05'],
    ['on 5/12/26 or later', '2026-12-05'],
    ['on 31 November', null],
    ['It was 2 June 2024', null],
    ['2 or 3 may come', null],
    ['We need you 24/7', null],
  ])('reads the day of "%s"', (message, date) => {
    expect(read(message).preferredDate).toBe(date);
  });

  it.each([
    'From 1 June 2020 to December 2025 we lived elsewhere.',
    'We are free in December, at Christmas or in Sydney.',
    'Do you have work for a cleaner in the Hills?',
    'Leave it without the oven, no carpets, and 99 bedrooms.',
    '',
  ])('finds nothing in "%s"', (message) => {
    expect(read(message)).toMatchObject({
      serviceId: null,
      rooms: {},
      addonIds: [],
      street: null,
      suburb: null,
      phone: null,
    });
    expect(markedIn(message)).toEqual([]);
  });

  it('ends soon for a message of 4,000 characters that nearly matches', () => {
    // Takes some milliseconds. A pattern that backtracks takes minutes, on a busy machine or not.
    const start = performance.now();
    read('Aa '.repeat(1300));
    read('12 Aa '.repeat(650));
    read('1234 '.repeat(800));
    read('1 '.repeat(2000));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
