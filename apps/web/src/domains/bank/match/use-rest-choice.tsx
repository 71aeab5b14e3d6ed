import type { MatchCandidate } from '@cleaning/contract/bank';
import { formatMoney } from '@cleaning/pricing';
import { CheckboxField } from '@cleaning/ui/field';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { keepRestLabel, candidateKey, leavesRest } from './paid-parts.ts';

interface RestChoice {
  /** Whether staff keep the rest as a credit. */
  readonly isKept: boolean;
  /**
   * Asks for a decision about the rest if there is none yet.
   * @returns whether the row can be recorded.
   */
  readonly confirm: () => boolean;
  /** The checkbox for the decision; null when nothing is left over. */
  readonly field: ReactNode;
}

const NO_CHOICE = { isKept: false, isPrompted: false };

/**
 * The decision about money left over from a row. It is kept as a credit only if staff say so.
 *
 * @param keepRef For the checkbox.
 */
export function useRestChoice(
  candidate: MatchCandidate | undefined,
  keepRef?: Ref<HTMLInputElement>,
): RestChoice {
  const id = useId();
  const [choice, setChoice] = useState({ about: '', ...NO_CHOICE });
  if (candidate === undefined || !leavesRest(candidate)) {
    return { isKept: false, confirm: () => true, field: null };
  }
  // A decision is valid only for the same candidate and the same rest.
  const about = `${candidateKey(candidate)} ${candidate.rest_cents}`;
  const { isKept, isPrompted } = choice.about === about ? choice : NO_CHOICE;
  return {
    isKept,
    confirm() {
      if (isKept) return true;
      setChoice({ about, isKept, isPrompted: true });
      document.getElementById(id)?.focus();
      return false;
    },
    field: (
      <CheckboxField
        id={id}
        label={keepRestLabel(candidate)}
        hint="It pays the open invoice that is due first, then the next one. Or choose more invoices for it."
        error={
          isPrompted && !isKept
            ? `Say what becomes of the other ${formatMoney(candidate.rest_cents)}.`
            : undefined
        }
        ref={keepRef}
        checked={isKept}
        onChange={(event) => setChoice({ about, isKept: event.target.checked, isPrompted: false })}
      />
    ),
  };
}
