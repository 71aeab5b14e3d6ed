import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';
import { PasswordMeter, type PasswordStrength } from './password-meter.tsx';

export interface PasswordFieldProps
  extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** For a new password: how strong it is and which rules it meets. */
  meter?: PasswordStrength | undefined;
}

/** A password control with a Show button and, for a new password, a strength meter. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  valid,
  id,
  className,
  meter,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <div className={styles['root']}>
      <Field {...{ label, hint, error, optional, valid, id, className }}>
        {(control) => (
          <div className={styles['withButton']}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              className={styles['control']}
            />
            <button
              type="button"
              className={styles['inside']}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff /> : <Eye />}
              {shown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
            </button>
          </div>
        )}
      </Field>
      {meter === undefined ? null : <PasswordMeter {...meter} />}
    </div>
  );
}
