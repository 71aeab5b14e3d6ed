import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from '../field/text-field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { ErrorSummary, type SummaryError } from './error-summary.tsx';

const email = { message: 'Enter your email.', href: '#email' };
const kind = { message: 'Choose one.', href: '#kind' };

function Form({ errors, attempt }: { errors: readonly SummaryError[]; attempt?: number }) {
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField id="email" label="Email" />
      <Fieldset id="kind" legend="Who is it for?">
        <label>
          <input type="radio" name="kind" /> Me
        </label>
      </Fieldset>
      <button type="button">Send</button>
    </>
  );
}

test('is hidden without errors', () => {
  render(<Form errors={[]} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('takes focus when it appears', () => {
  const { rerender } = render(<Form errors={[]} />);
  screen.getByLabelText('Email').focus();
  rerender(<Form errors={[email]} />);
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
});

test('takes focus again when the errors change after another submission', () => {
  const { rerender } = render(<Form errors={[email]} />);
  screen.getByRole('button').focus();
  rerender(<Form errors={[kind]} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('does not take focus while an error is being corrected', () => {
  const { rerender } = render(<Form errors={[email, kind]} />);
  const control = screen.getByLabelText('Email');
  control.focus();
  rerender(<Form errors={[kind]} />);
  expect(control).toHaveFocus();
});

test('takes focus on a new attempt and only then, when attempts are counted', () => {
  const { rerender } = render(<Form errors={[email, kind]} attempt={1} />);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Form errors={[kind]} attempt={1} />);
  expect(button).toHaveFocus();
  rerender(<Form errors={[kind]} attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test.each([
  ['a control', email, () => screen.getByLabelText('Email')],
  ['the first control of a group', kind, () => screen.getByRole('radio')],
])('its link moves focus to %s', async (_, error, target) => {
  render(<Form errors={[error]} />);
  await userEvent.click(screen.getByRole('link', { name: error.message }));
  expect(target()).toHaveFocus();
});
