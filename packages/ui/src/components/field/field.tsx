import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, createContext, use, useId } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './field.module.css';

/** What a control needs to be tied to its label, hint and error. Spread it onto the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The words around a control. */
export interface FieldText {
  label: ReactNode;
  /** Help that is always there, under the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Present means the value is not valid. */
  error?: ReactNode;
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined;
  /** The value has been checked and is right: the outline turns green. */
  valid?: boolean | undefined;
}

export interface FieldProps extends FieldText {
  /** The control's id. An error summary links to it. Made up when left out. */
  id?: string | undefined;
  className?: string | undefined;
  /** The control: either built from the ids, or a component that calls `useFieldControl`. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

const FieldContext = createContext<FieldControl | null>(null);

/** The ids of the field around this control; null outside a field. */
export function useFieldControl(): FieldControl | null {
  return use(FieldContext);
}

/** A label above a control, with a hint or an error below it. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  valid = false,
  id,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = isPresent(error);
  const described = [hasError && errorId, isPresent(hint) && hintId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': hasError || undefined,
  };

  return (
    <div
      className={cx(
        styles['root'],
        hasError && styles['invalid'],
        valid && !hasError && styles['valid'],
        className,
      )}
    >
      <label className={styles['label']} htmlFor={controlId}>
        {label}
        {optional ? (
          <>
            {' '}
            <span className={styles['optional']}>(optional)</span>
          </>
        ) : null}
      </label>
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      <FieldError id={errorId} error={error} />
      {isPresent(hint) ? (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The sentence under a control that says what is wrong and how to fix it. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!isPresent(error)) return null;
  return (
    <p className={styles['error']} id={id}>
      <CircleAlert />
      <span>{error}</span>
    </p>
  );
}

/** False for the values that React draws as nothing, and for the empty string. */
export function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
