import { describe, expect, it } from 'vitest';
import { exportIn, quarterIn, quartersTo, viewIn, yearOfQuarter } from './bookkeeping-view.ts';

const TODAY = '2026-11-23';
const at = (query: string) => new URLSearchParams(query);

describe('the address of bookkeeping', () => {
  it.each([
    ['', 'exports'],
    ['view=gst', 'gst'],
    ['view=debts', 'debts'],
    ['view=profit', 'exports'],
  ])('with %j shows %s', (query, view) => {
    expect(viewIn(at(query))).toBe(view);
  });

  it('names the period of the export, and falls back to this month', () => {
    const usual = { layout: 'xero', from: '2026-11-01', to: TODAY };
    expect(exportIn(at(''), TODAY)).toEqual(usual);
    expect(exportIn(at('layout=abacus&from=soon&to=2026-02-30'), TODAY)).toEqual(usual);
    expect(exportIn(at('layout=myob&from=2026-07-01&to=2026-09-30'), TODAY)).toEqual({
      layout: 'myob',
      from: '2026-07-01',
      to: '2026-09-30',
    });
  });

  it.each([
    ['quarter=2026-07', '2026-07-01'],
    ['quarter=2026-08', '2026-10-01'],
    ['quarter=2026-07-01', '2026-10-01'],
    ['', '2026-10-01'],
  ])('with %j shows the quarter from %s', (query, quarter) => {
    expect(quarterIn(at(query), TODAY)).toBe(quarter);
  });
});

describe('the quarters for the bookkeeper', () => {
  it('belong to the financial year that began in July', () => {
    expect(yearOfQuarter('2026-07-01')).toBe(2026);
    expect(yearOfQuarter('2027-04-01')).toBe(2026);
  });

  it('include the last eight quarters, and the shown one', () => {
    const recent = quartersTo(TODAY, '2026-10-01');
    expect(recent).toHaveLength(8);
    expect([recent[0], recent[7]]).toEqual(['2026-10-01', '2025-01-01']);
    expect(quartersTo(TODAY, '2024-07-01')).toEqual([...recent, '2024-07-01']);
  });
});
