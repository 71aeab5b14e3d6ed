import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  /** The singular of the counted thing, for the buttons: "bedroom". */
  label: string;
  /** The plural, for the group's name. By default the label with an s. */
  plural?: string | undefined;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onChange: (value: number) => void;
  /** As wide as its container. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Counts up and down with two large buttons. It does not announce each step, because the total that
 * changes with it is announced.
 */
export function Stepper({
  label,
  plural = `${label}s`,
  value,
  min = 0,
  max = 20,
  onChange,
  block = false,
  className,
}: StepperProps) {
  function step(by: number) {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange(next);
  }

  return (
    <fieldset
      aria-label={capitalise(plural)}
      className={cx(styles['root'], block && styles['block'], className)}
    >
      <StepButton name={`Remove one ${label}`} atEnd={value <= min} onPress={() => step(-1)}>
        <Minus />
      </StepButton>
      <output className={styles['value']} aria-live="off">
        {value}
      </output>
      <StepButton name={`Add one ${label}`} atEnd={value >= max} onPress={() => step(1)}>
        <Plus />
      </StepButton>
    </fieldset>
  );
}

interface StepButtonProps {
  name: string;
  atEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/**
 * At the end of the range the button has `aria-disabled` instead of `disabled`, so that it keeps
 * its focus.
 */
function StepButton({ name, atEnd, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={name}
      aria-disabled={atEnd || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
