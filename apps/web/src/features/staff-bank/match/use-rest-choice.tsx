import type { MatchCandidate } from '@cleaning/contract';
import { CheckboxField } from '@cleaning/ui/field';
import { useId, useState, type ReactNode } from 'react';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { keepRestLabel, keyOf, leavesRest } from './paid-parts.ts';

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

const NOTHING_SAID = { isKept: false, isAsked: false };

/** The decision about money left over from a row. It is kept as a credit only if staff say so. */
export function useRestChoice(candidate: MatchCandidate | undefined): RestChoice {
  const id = useId();
  const [said, setSaid] = useState({ about: '', ...NOTHING_SAID });
  if (candidate === undefined || !leavesRest(candidate)) {
    return { isKept: false, confirm: () => true, field: null };
  }
  // A decision is valid only for the same candidate and the same rest.
  const about = `${keyOf(candidate)} ${candidate.rest_cents}`;
  const { isKept, isAsked } = said.about === about ? said : NOTHING_SAID;
  return {
    isKept,
    confirm() {
      if (isKept) return true;
      setSaid({ about, isKept, isAsked: true });
      document.getElementById(id)?.focus();
      return false;
    },
    field: (
      <CheckboxField
        id={id}
        label={keepRestLabel(candidate)}
        hint="It comes off the next invoice. Or choose more invoices for it."
        error={
          isAsked && !isKept
            ? `Say what becomes of the other ${formatMoney(candidate.rest_cents)}.`
            : undefined
        }
        data-keep=""
        checked={isKept}
        onChange={(event) => setSaid({ about, isKept: event.target.checked, isAsked: false })}
      />
    ),
  };
}
