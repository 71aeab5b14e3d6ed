import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckboxField } from './checkbox-field.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/Fields',
  component: TextField,
  args: { label: 'Email' },
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

/** Any other control takes its ids from the field around it. */
export const AroundAnotherControl: Story = {
  render: () => (
    <Field label="Photo" hint="JPG or PNG, up to 10 MB.">
      {(control) => <input {...control} type="file" />}
    </Field>
  ),
};
