import { describe, expect, it } from 'vitest';
import { NOBODY } from './hand-over-choices.ts';
import { describeEmails, describeEnding } from './hand-over-words.ts';
import { aHandOver, seriesOfRuth } from './testing-hand-over.ts';

const seriesOf = (...clients: string[]) =>
  clients.map((name, index) => {
    const each = seriesOfRuth();
    const id = `0190a1b2-0000-7000-8000-00000000700${index}`;
    return { ...each, series: { ...each.series, id, client_id: id, client_name: `${name} Ng` } };
  });

describe('who gets an email', () => {
  it.each([
    [['Ruth'], 'Ruth gets an email'],
    [['Ruth', 'Grace', 'Ben', 'Mele'], 'Ruth, Grace, Ben and Mele get an email'],
    [['Ruth', 'Grace', 'Ben', 'Mele', 'Tim'], 'Ruth, Grace, Ben and 2 other clients get an email'],
  ])('of %j', (clients, words) => {
    expect(describeEmails({ series: seriesOf(...clients) }, {})).toBe(
      `${words} with the new cleaner, if we have an address.`,
    );
  });

  it('is each client once, and none whose visits stay without a cleaner', () => {
    const [ruth, again, grace] = seriesOf('Ruth', 'Ruth', 'Grace');
    if (ruth === undefined || again === undefined || grace === undefined) throw new Error('three');
    const ofRuth = { ...again, series: { ...again.series, client_id: ruth.series.client_id } };
    const choices = { [grace.series.id]: NOBODY };
    expect(describeEmails({ series: [ruth, ofRuth, grace] }, choices)).toMatch(/^Ruth gets/u);
    expect(describeEmails({ series: [] }, {})).toBe('');
  });
});

it.each([
  [null, 'At once Tom is'],
  ['2026-11-23', 'At 11:59 pm today Tom is'],
  ['2026-12-04', 'At 11:59 pm on Friday 4 December Tom is'],
  ['2027-01-08', 'At 11:59 pm on Friday 8 January 2027 Tom is'],
])('the account ends (%s)', (lastDay, words) => {
  expect(
    describeEnding({ first_name: 'Tom' }, aHandOver({ session_count: 1 }), {
      lastDay,
      today: '2026-11-23',
      isOwn: false,
    }),
  ).toBe(`${words} logged out on 1 device and cannot log in. Past visits, photos and hours stay.`);
});
