import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { Field, type FieldText } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  id: 'forms-fields',
  title:
    'Forms/Fields (checkbox, date, dropdown, form control, input, password, select, text area, text box)',
  tags: ['since-0.2.0'],
  component: TextField,
  subcomponents: { CheckboxField, Field, PasswordField, SelectField, TextAreaField },
  parameters: defineComponentDocs({
    description:
      'A control with its label above it and its hint or error below it: text, text area, select, password and one tick box. Field ties these words to any other control.',
    do: [
      'Write a label for each control, and keep it when the field is filled.',
      'Put help that everyone needs into the hint.',
      'Say in the error what is wrong and how to mend it.',
      'Mark what is optional; everything else is needed.',
    ],
    dont: [
      'Do not use a placeholder as a label.',
      'Do not check a field while it is typed in.',
      'Do not use a select for a few answers: those are option cards.',
    ],
    accessibility: [
      'The label names the control; hint and error describe it.',
      'A date is described by its day in words, which are the same in every browser.',
      'An error marks the control as invalid, with an icon and words.',
      'A password can be shown, and its button says which it does.',
    ],
  }),
  // An input has no content, though its type says so.
  argTypes: { children: { table: { disable: true } } },
  args: { label: 'Email', maxLength: 254 },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'name@example.com' } };

export const WithHint: Story = { args: { hint: 'We send your quote here.' } };

export const Optional: Story = { args: { label: 'Parking', optional: true } };

export const WithError: Story = {
  args: {
    label: 'NDIS number',
    defaultValue: '4301234',
    numeric: true,
    hint: '9 digits. You can find it on your plan.',
    error: 'Enter all 9 digits of your NDIS number.',
  },
};

export const Valid: Story = {
  args: { label: 'NDIS number', defaultValue: '430 123 456', numeric: true, valid: true },
};

export const Disabled: Story = {
  args: { label: 'Quote number', defaultValue: 'Q-1048', disabled: true },
};

/** A browser shows a date in the order of its own language, so that the day is said in words too. */
export const Day: Story = {
  args: { label: 'Preferred date', type: 'date', numeric: true, defaultValue: '2026-12-03' },
  play: async ({ canvas }) => {
    const control = await canvas.findByLabelText('Preferred date');
    await expect(control).toHaveAccessibleDescription('Thu 3 Dec 2026');
    await userEvent.clear(control);
    await expect(control).not.toHaveAccessibleDescription();
  },
};

/** A browser cuts a day that is wider than its field, so large text on a phone grows less in it. */
export const DayInLargeText: Story = {
  args: { label: 'Preferred date', type: 'date', defaultValue: '2026-12-03' },
  globals: { viewport: { value: 'w320' }, text: 'double' },
  play: async ({ canvas, canvasElement }) => {
    const control = await canvas.findByLabelText('Preferred date');
    // The room that a card on a small phone leaves.
    canvasElement.style.width = '212px';
    // With reduced motion each change takes 1 ms, that of the text size as well.
    const root = getComputedStyle(document.documentElement);
    await waitFor(() => expect(root.fontSize).toBe('32px'));
    const { width } = control.getBoundingClientRect();
    control.style.width = 'max-content';
    await expect(control.getBoundingClientRect().width).toBeLessThanOrEqual(width);
    control.style.removeProperty('width');
    canvasElement.style.removeProperty('width');
  },
};

export const Area: Story = {
  render: () => (
    <TextAreaField label="What should we know?" hint="For example pets, alarms or a gate code." />
  ),
};

export const Select: Story = {
  render: () => (
    <SelectField
      label="Service"
      placeholder="Choose a service"
      options={[
        { value: 'general', label: 'General cleaning' },
        { value: 'deep', label: 'Deep cleaning' },
        { value: 'closed', label: 'Not available today', disabled: true },
      ]}
    />
  ),
};

/** The words of the chosen option are never cut: the field is as high as they need. */
export const ALongOption: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <SelectField
      label="Next"
      options={[
        { value: 'send', label: LONG_WORDS },
        { value: 'wait', label: 'Wait' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Next');
    await userEvent.selectOptions(field, 'wait');
    const oneLine = field.offsetHeight;
    await userEvent.selectOptions(field, 'send');
    await expect(field.offsetHeight).toBeGreaterThan(oneLine);
  },
};

export const SelectWithError: Story = {
  render: () => (
    <SelectField label="Service" error="Choose a service." placeholder="Choose" options={[]} />
  ),
};

export const Password: Story = {
  render: () => <PasswordField label="Password" autoComplete="current-password" />,
  play: async ({ canvas }) => {
    const control = await canvas.findByLabelText('Password');
    await expect(control).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(control).toHaveAttribute('type', 'text');
  },
};

export const NewPassword: Story = {
  render: () => (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      defaultValue="Bluewren2"
      meter={{
        score: 3,
        word: 'Good',
        advice: 'Add a symbol to make it stronger.',
        rules: [
          { label: '8 characters or more', met: true },
          { label: 'An uppercase letter', met: true },
          { label: 'A lowercase letter', met: true },
          { label: 'A number', met: true },
          { label: 'A symbol', met: false, optional: true },
        ],
      }}
    />
  ),
};

export const Checkbox: Story = {
  render: () => (
    <>
      <CheckboxField label="I agree to the terms" />
      <CheckboxField label="Send me reminders" defaultChecked />
      <CheckboxField label="Keep me signed in" disabled />
      <CheckboxField label="I agree to the terms" error="Agree to the terms to go on." />
    </>
  ),
};

/** Any other control gets its ids from the field around it. */
export const AroundAnotherControl: Story = {
  render: () => (
    <Field label="Photo" hint="JPG or PNG, up to 10 MB.">
      {(control) => <input {...control} type="file" />}
    </Field>
  ),
};

interface FieldLook extends FieldText {
  kind: 'text' | 'day' | 'area' | 'select' | 'password' | 'checkbox';
  disabled: boolean;
}

/** A field of any kind with the text and the state of its cell. */
function AnyField({ kind = 'text', label = 'Parking', ...props }: Partial<FieldLook>) {
  switch (kind) {
    case 'text':
      return <TextField label={label} {...props} />;
    case 'day':
      return <TextField label={label} type="date" defaultValue="2026-12-03" {...props} />;
    case 'area':
      return <TextAreaField label={label} {...props} />;
    case 'select':
      return (
        <SelectField label={label} {...props} options={[{ value: 'street', label: 'Street' }]} />
      );
    case 'password':
      return <PasswordField label={label} autoComplete="off" {...props} />;
    case 'checkbox': {
      const { hint, error, disabled } = props;
      return <CheckboxField label={label} {...{ hint, error, disabled }} />;
    }
    default:
      return kind satisfies never;
  }
}

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<FieldLook>
      wide
      caption="Every kind of field in every state"
      rows={{
        text: { kind: 'text' },
        day: { kind: 'day' },
        area: { kind: 'area' },
        select: { kind: 'select' },
        password: { kind: 'password' },
        checkbox: { kind: 'checkbox' },
      }}
      columns={{
        ...POINTER_STATES,
        disabled: { disabled: true },
        hint: { hint: 'Where we can leave the car.' },
        invalid: { error: 'Say where we can park.' },
        valid: { valid: true },
        optional: { optional: true },
        'long text': { label: LONG_WORDS, hint: LONG_WORDS, error: LONG_WORDS },
      }}
    >
      {(props) => <AnyField {...props} />}
    </StateMatrix>
  ),
};
