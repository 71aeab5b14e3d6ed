export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
export {
  Field,
  type FieldControl,
  type FieldProps,
  type FieldText,
  useFieldControl,
} from './field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export type { PasswordRule, PasswordStrength } from './password-meter.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
