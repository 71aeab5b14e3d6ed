import { expect, it } from 'vitest';
import { describeError } from './logger.ts';

it('keeps the message and the stack of an error of ours', () => {
  const description = describeError(new TypeError('A handler answers with a status and a body.'));
  expect(description).toMatchObject({
    type: 'TypeError',
    message: 'A handler answers with a status and a body.',
  });
  expect(description.stack).toContain('logger.test.ts');
});

it('leaves the values out of a database error, and keeps what it takes to find the fault', () => {
  const cause = Object.assign(new Error('Key (email)=(ann@mail.example) already exists.'), {
    code: '23505',
    severity: 'ERROR',
    constraint: 'users_verified_email_key',
    table: 'users',
  });
  const error = Object.assign(
    new Error('Failed query: insert… params: ann@mail.example', { cause }),
    {
      query: 'insert…',
    },
  );
  const description = describeError(error);
  expect(description.database).toEqual({
    code: '23505',
    constraint: 'users_verified_email_key',
    table: 'users',
  });
  expect(JSON.stringify(description)).not.toContain('ann@mail.example');
});

it('describes what was thrown and is no error', () => {
  expect(describeError('ann@mail.example')).toEqual({
    type: 'string',
    message: '(not an error)',
    stack: '',
  });
});
