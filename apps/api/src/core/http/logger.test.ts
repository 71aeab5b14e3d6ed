import { expect, it } from 'vitest';
import { describeError } from './logger.ts';

it('the message and the stack of an own error are logged', () => {
  const description = describeError(new TypeError('A handler answers with a status and a body.'));
  expect(description).toMatchObject({
    type: 'TypeError',
    message: 'A handler answers with a status and a body.',
  });
  expect(description.stack).toContain('logger.test.ts');
});

it('the values of a database error are not logged, but what identifies the fault is', () => {
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

it('a thrown value that is not an error is described', () => {
  expect(describeError('ann@mail.example')).toEqual({
    type: 'string',
    message: '(not an error)',
    stack: '',
  });
});
