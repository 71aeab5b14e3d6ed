import { ApiError } from '@cleaning/api-client';
import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ignoreNotFound } from './api-errors.ts';
import { ErrorAlert } from './error-alert.tsx';

const refused = (status: number) =>
  new ApiError({ kind: 'http', status, message: 'This visit has started.' });

describe('the alert of a failed call', () => {
  it.each([
    [refused(409), 'This visit has started. It is still booked.'],
    [refused(404), 'It was deleted. It is still booked.'],
    [
      new ApiError({
        kind: 'validation',
        status: 400,
        message: ERROR_MESSAGES.default,
        fieldErrors: { suburb: ['Enter the suburb.'], postcode: ['Enter the postcode.'] },
      }),
      'Enter the suburb. Enter the postcode. It is still booked.',
    ],
    [
      new ApiError({
        kind: 'validation',
        status: 400,
        message: 'Give one.',
        nonFieldErrors: ['Give one.'],
      }),
      'Give one. It is still booked.',
    ],
    [new TypeError('x is undefined'), `${ERROR_MESSAGES.default} It is still booked.`],
  ])('explains the error: %s', (error, words) => {
    render(
      <ErrorAlert
        error={error}
        title="Not cancelled"
        gone="It was deleted."
        more="It is still booked."
      />,
    );
    expect(screen.getByText('Not cancelled')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is empty without an error', () => {
    const { container } = render(<ErrorAlert error={null} title="Not cancelled" />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('a removal counts as done only when the record was already gone', async () => {
  await ignoreNotFound(Promise.reject(refused(404)));
  await expect(ignoreNotFound(Promise.reject(refused(409)))).rejects.toMatchObject({ status: 409 });
});
