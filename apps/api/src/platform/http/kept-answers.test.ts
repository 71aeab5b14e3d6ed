import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { keepAnswers, writeAnswer } from './kept-answers.ts';

const SCHEMA = z.object({ name: z.string() });

describe('a kept answer', () => {
  it('is given again while its mark stays', async () => {
    const answers = keepAnswers<object, number>();
    const apple = { name: 'apple' };
    const look = vi.fn().mockResolvedValueOnce({ mark: 1, answer: apple }).mockResolvedValue(null);
    expect(await answers.answer('fruit', look)).toBe(apple);
    expect(await answers.answer('fruit', look)).toBe(apple);
    expect(look.mock.calls).toEqual([[null], [1]]);
  });

  it('gives way to a changed one', async () => {
    const answers = keepAnswers<object, number>();
    await answers.answer('fruit', async () => ({ mark: 1, answer: { name: 'apple' } }));
    const changed = await answers.answer('fruit', async () => ({
      mark: 2,
      answer: { name: 'pear' },
    }));
    expect(changed).toEqual({ name: 'pear' });
    expect(
      await answers.answer('fruit', async (mark) => (mark === 2 ? null : { mark: 3, answer: {} })),
    ).toBe(changed);
  });

  it('answers no other question', async () => {
    const answers = keepAnswers<object, number>();
    await answers.answer('mine', async () => ({ mark: 1, answer: { name: 'apple' } }));
    const look = vi.fn().mockResolvedValue({ mark: 1, answer: { name: 'pear' } });
    expect(await answers.answer('yours', look)).toEqual({ name: 'pear' });
    expect(look).toHaveBeenCalledWith(null);
  });

  it('stays as it was when the next look fails', async () => {
    const answers = keepAnswers<object, number>();
    const apple = { name: 'apple' };
    await answers.answer('fruit', async () => ({ mark: 1, answer: apple }));
    const fault = new Error('The database is away.');
    await expect(answers.answer('fruit', () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await answers.answer('fruit', async () => null)).toBe(apple);
  });

  it('is forgotten once many others were asked for', async () => {
    const answers = keepAnswers<object, number>();
    const look = vi.fn(async () => ({ mark: 1, answer: { name: 'x'.repeat(500_000) } }));
    for (const question of ['first', 'second', 'third', 'fourth']) {
      await answers.answer(question, look);
    }
    await answers.answer('fourth', look);
    expect(look).toHaveBeenLastCalledWith(1);
    await answers.answer('first', look);
    expect(look).toHaveBeenLastCalledWith(null);
  });
});

describe('the text of an answer', () => {
  it('has the fields of its schema only', () => {
    expect(writeAnswer(SCHEMA, { name: 'apple', secret: 'seed' })).toBe('{"name":"apple"}');
    expect(writeAnswer(z.string(), 'plain')).toBe('"plain"');
  });

  it('is written once of a kept answer, for each schema', async () => {
    const written = vi.fn();
    const answer = {
      get name() {
        written();
        return 'apple';
      },
    };
    await keepAnswers<object, number>().answer('fruit', async () => ({ mark: 1, answer }));
    expect(writeAnswer(SCHEMA, answer)).toBe('{"name":"apple"}');
    const times = written.mock.calls.length;
    expect(writeAnswer(SCHEMA, answer)).toBe('{"name":"apple"}');
    expect(written).toHaveBeenCalledTimes(times);
    expect(writeAnswer(z.object({}), answer)).toBe('{}');
  });
});
