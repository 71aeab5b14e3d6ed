import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import type { ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './password-meter.module.css';

export interface PasswordRule {
  label: string;
  met: boolean;
  optional?: boolean | undefined;
}

export interface PasswordStrength {
  /** Filled steps of four; 0 before anything is typed. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The strength in a word, for example "Good"; empty before anything is typed. */
  word: string;
  rules: readonly PasswordRule[];
  /** One sentence of advice after the word. */
  advice?: ReactNode;
}

/** Four steps, a word and a checklist. Nothing depends on the colours alone. */
export function PasswordMeter({ score, word, rules, advice }: PasswordStrength) {
  return (
    <>
      <div className={styles['meter']} data-score={score} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={styles['strength']} aria-live="polite">
        {word === '' ? null : (
          <>
            <VisuallyHidden>Password strength: </VisuallyHidden>
            <b>{word}.</b> {advice}
          </>
        )}
      </p>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule.label} className={cx(rule.met && styles['met'])}>
            {rule.met ? <Check /> : <Circle />}
            <span>
              {rule.label}
              {rule.optional === true ? ' (optional)' : null}
              <VisuallyHidden>{rule.met ? ', done' : ', not yet'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
