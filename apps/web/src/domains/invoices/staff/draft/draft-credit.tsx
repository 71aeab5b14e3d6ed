import { formatMoney } from '@cleaning/pricing';
import { CheckboxField } from '@cleaning/ui/field';
import styles from './draft-editor.module.css';
import type { DraftControl } from './use-draft-form.ts';

/** The credit that issuing the draft uses, what is left to pay, and the choice to leave it. */
export function DraftCredit({ draft }: { readonly draft: DraftControl }) {
  const { saved, total, credit } = draft;
  const held = saved.credit_to_use?.held_cents ?? 0;
  if (held === 0) return null;
  return (
    <>
      {credit === 0 ? null : (
        <p className={styles['credit']}>
          <span>
            <b>Credit used</b>
            <small>
              {formatMoney(held)} was paid too much before
              {credit < held ? `. ${formatMoney(held - credit)} stays for the next invoice` : ''}
            </small>
          </span>
          <b>{formatMoney(-credit)}</b>
        </p>
      )}
      <p className={styles['total']}>
        <b>To pay</b>
        <b>{formatMoney(total - credit)}</b>
      </p>
      <CheckboxField
        {...draft.schemaForm.field('uses_credit')}
        label={`Use the credit of ${formatMoney(held)} on this invoice`}
      />
    </>
  );
}
