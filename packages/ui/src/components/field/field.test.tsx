import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { Field, useFieldControl } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const words = { label: 'Name', hint: 'As on your card.', error: 'Enter your name.' };

function Control() {
  return <input {...useFieldControl()} />;
}

describe.each([
  ['TextField', <TextField key="text" {...words} />],
  ['TextAreaField', <TextAreaField key="area" {...words} />],
  ['SelectField', <SelectField key="select" {...words} options={[]} />],
  ['PasswordField', <PasswordField key="password" {...words} />],
  ['CheckboxField', <CheckboxField key="checkbox" {...words} />],
])('%s', (_, field) => {
  test('associates its control with its label, error and hint', () => {
    render(field);
    const control = screen.getByLabelText('Name');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Enter your name. As on your card.');
  });
});

test('a field without an error or a hint has no description', () => {
  render(<TextField label="Name" error="" hint={undefined} />);
  const control = screen.getByLabelText('Name');
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).toBeValid();
});

test('shows when an answer is optional', () => {
  render(<TextField label="Parking" optional />);
  expect(screen.getByLabelText('Parking (optional)')).toBeInTheDocument();
});

test('passes its ref and the props of a form library to the control', async () => {
  const ref = createRef<HTMLInputElement>();
  const onChange = vi.fn<() => void>();
  const onBlur = vi.fn<() => void>();
  render(<TextField label="Name" name="name" id="name" {...{ ref, onChange, onBlur }} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Jo');
  await userEvent.tab();
  expect(ref.current).toBe(document.querySelector('#name'));
  expect(ref.current?.name).toBe('name');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onBlur).toHaveBeenCalledOnce();
});

test('any control can use the ids of its field', () => {
  render(
    <Field label="Photo" hint="Up to 10 MB.">
      <Control />
    </Field>,
  );
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription('Up to 10 MB.');
});

test('a select lists its placeholder first, with no value', () => {
  render(
    <SelectField
      label="Day"
      placeholder="Choose a day"
      options={[{ value: 'mon', label: 'Monday' }]}
    />,
  );
  expect(screen.getByLabelText('Day')).toHaveValue('');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Choose a day',
    'Monday',
  ]);
});

describe('PasswordField', () => {
  test('shows and hides the password without losing it', async () => {
    render(<PasswordField label="Password" />);
    const control = screen.getByLabelText('Password');
    await userEvent.type(control, 'Bluewren2');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(control).toHaveAttribute('type', 'text');
    expect(control).toHaveValue('Bluewren2');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(control).toHaveAttribute('type', 'password');
  });

  test('shows how strong a new password is and which rules it meets', () => {
    render(
      <PasswordField
        label="Password"
        meter={{
          score: 2,
          word: 'Fair',
          rules: [
            { label: 'A number', met: true },
            { label: 'A symbol', met: false, optional: true },
          ],
        }}
      />,
    );
    expect(screen.getByText('Fair.').parentElement).toHaveTextContent('Password strength: Fair.');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A number, done',
      'A symbol (optional), not yet',
    ]);
  });

  test('shows no strength for an empty password', () => {
    render(<PasswordField label="Password" meter={{ score: 0, word: '', rules: [] }} />);
    expect(screen.queryByText(/strength/)).not.toBeInTheDocument();
  });
});

describe('a text of several lines', () => {
  const LONG = 'a'.repeat(1046);

  test('is never cut when it is too long, and says by how much', async () => {
    render(<TextAreaField label="Changes" maxLength={1000} />);
    const control = screen.getByLabelText('Changes');
    await userEvent.click(control);
    await userEvent.paste(LONG);
    expect(control).toHaveValue(LONG);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(
      '1,046 of 1,000 characters. Take out 46. Nothing you typed is lost.',
    );
  });

  test('is counted near its limit, and not before', async () => {
    render(<TextAreaField label="Changes" hint="Tell us." maxLength={1000} />);
    const control = screen.getByLabelText('Changes');
    await userEvent.click(control);
    await userEvent.paste('a'.repeat(799));
    expect(control).toHaveAccessibleDescription('Tell us.');
    await userEvent.paste('a');
    expect(control).toHaveAccessibleDescription('Tell us. 800 of 1,000 characters.');
    expect(control).toBeValid();
  });

  test.each([
    ['controlled', { value: LONG, readOnly: true }],
    ['with a text to begin with', { defaultValue: LONG }],
  ])('is counted at once: %s', (_how, props) => {
    render(<TextAreaField label="Changes" maxLength={1000} {...props} />);
    expect(screen.getByLabelText('Changes')).toBeInvalid();
  });
});

describe('a text of one line', () => {
  const LONG = 'a'.repeat(512);

  test('is never cut when it is too long, and says by how much', async () => {
    render(<TextField label="Why" maxLength={500} />);
    const control = screen.getByLabelText('Why');
    await userEvent.click(control);
    await userEvent.paste(LONG);
    expect(control).toHaveValue(LONG);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(
      '512 of 500 characters. Take out 12. Nothing you typed is lost.',
    );
  });

  test.each([
    ['of a number', { numeric: true }],
    ['of a search', { type: 'search' }],
  ])('ends at its limit when it is that %s', async (_what, props) => {
    render(<TextField label="Find" maxLength={500} {...props} />);
    await userEvent.click(screen.getByLabelText('Find'));
    await userEvent.paste(LONG);
    expect(screen.getByLabelText('Find')).toHaveValue('a'.repeat(500));
  });
});

const day = () => screen.getByLabelText('First visit');

function Controlled() {
  const [value, setValue] = useState('2026-12-03');
  return (
    <>
      <TextField
        label="First visit"
        type="date"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <button type="button" onClick={() => setValue('2026-12-10')}>
        A week later
      </button>
    </>
  );
}

describe('a date', () => {
  test.each([
    ['it begins with', { defaultValue: '2026-12-03' }],
    ['it is given', { value: '2026-12-03', readOnly: true }],
    ['it has with a time', { type: 'datetime-local', defaultValue: '2026-12-03T09:00' }],
  ])('is said in words: the one %s', (_how, props) => {
    render(<TextField label="First visit" type="date" {...props} />);
    expect(day()).toHaveAccessibleDescription('Thu 3 Dec 2026');
    expect(screen.getByText('Thu 3 Dec 2026')).toBeVisible();
  });

  test('is said in words before there is a script', () => {
    const html = renderToString(<TextField label="On" type="date" defaultValue="2026-09-30" />);
    expect(html).toContain('Wed 30 Sept 2026');
  });

  test('is said between what is wrong with it and its hint', () => {
    render(<TextField {...words} label="First visit" type="date" defaultValue="2026-12-03" />);
    expect(day()).toHaveAccessibleDescription('Enter your name. Thu 3 Dec 2026 As on your card.');
  });

  test('is said once it is whole, and no more when it is taken out', async () => {
    render(<TextField label="First visit" type="date" />);
    expect(day()).not.toHaveAttribute('aria-describedby');
    await userEvent.type(day(), '2026-12-03');
    expect(day()).toHaveAccessibleDescription('Thu 3 Dec 2026');
    await userEvent.clear(day());
    expect(day()).not.toHaveAttribute('aria-describedby');
  });

  test('is not said while its year is typed, which a browser gives as a year', () => {
    render(<TextField label="First visit" type="date" />);
    fireEvent.input(day(), { target: { value: '0202-12-03' } });
    expect(day()).toHaveValue('0202-12-03');
    expect(day()).not.toHaveAttribute('aria-describedby');
  });

  test('follows a program that sets it, as a form library does', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="First visit" type="date" ref={ref} />);
    const set = (value: string) =>
      act(() => {
        if (ref.current !== null) ref.current.value = value;
      });
    set('2026-12-03');
    expect(day()).toHaveAccessibleDescription('Thu 3 Dec 2026');
    set('');
    expect(day()).not.toHaveAttribute('aria-describedby');
  });

  test('follows a form that has its first values again', async () => {
    render(
      <form>
        <TextField label="First visit" type="date" defaultValue="2026-12-03" />
        <button type="reset">Start again</button>
      </form>,
    );
    fireEvent.input(day(), { target: { value: '2027-01-04' } });
    expect(day()).toHaveAccessibleDescription('Mon 4 Jan 2027');
    await userEvent.click(screen.getByRole('button'));
    expect(day()).toHaveValue('2026-12-03');
    expect(day()).toHaveAccessibleDescription('Thu 3 Dec 2026');
  });

  test('follows the one who controls it', async () => {
    render(<Controlled />);
    await userEvent.click(screen.getByRole('button'));
    expect(day()).toHaveAccessibleDescription('Thu 10 Dec 2026');
    await userEvent.clear(day());
    await userEvent.type(day(), '2027-01-04');
    expect(day()).toHaveValue('2027-01-04');
    expect(day()).toHaveAccessibleDescription('Mon 4 Jan 2027');
  });

  test('gives its control to the ref, and takes it back', () => {
    const ref = vi.fn<(control: HTMLInputElement | null) => void>();
    const { unmount } = render(<TextField label="First visit" type="date" ref={ref} />);
    expect(ref).toHaveBeenLastCalledWith(day());
    unmount();
    expect(ref).toHaveBeenLastCalledWith(null);
  });
});
