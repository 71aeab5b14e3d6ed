import { describe, expect, test } from 'vitest';
import { documentWording } from './document-wording.ts';

describe('the wording of an invoice', () => {
  test.each([
    [true, ['P1', 'P2'], 'Tax invoice', 0],
    [false, ['P1'], 'Invoice', 0],
    [true, ['P2', 'P2'], 'Invoice', 1],
    [true, ['P2', 'P5'], 'Invoice', 0],
    [true, [], 'Invoice', 0],
  ])('registered %s with codes %j is %s', (gstRegistered, gstCodes, title, statements) => {
    const wording = documentWording({ gstRegistered, gstCodes });
    expect(wording.title).toBe(title);
    expect(wording.statements).toHaveLength(statements);
  });
});
