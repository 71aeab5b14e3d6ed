import type { AnswerClaimsRequest } from '@cleaning/contract/claims';
import type { NdisInvoiceSummary } from '@cleaning/contract/invoices';
import { Button } from '@cleaning/ui/button';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { useId } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import styles from './answers.module.css';
import { type ClaimAnswer, useClaimAnswers } from './claim-answers.ts';

export interface AnswerClaimsProps {
  readonly invoices: readonly NdisInvoiceSummary[];
  readonly onReport: (report: string) => void;
}

const NO_ANSWER: ClaimAnswer = { outcome: '', reason: '' };

/** Claims with the agency. Staff enter the agency's answers, which are saved together. */
export function AnswerClaims({ invoices, onReport }: AnswerClaimsProps) {
  const api = useApi();
  const { answers, enter, forget } = useClaimAnswers();
  const given = invoices.flatMap((invoice) => {
    const answer = toAnswer(invoice, answers[invoice.id] ?? NO_ANSWER);
    return answer === null ? [] : [{ invoice, answer }];
  });
  const isMissing = given.some(
    ({ answer }) => answer.outcome === 'rejected' && answer.reason === '',
  );
  const save = useCommand(api.answerClaims.mutation(), {
    isRepeatable: true,
    onDone: ({ results }, { answers: sent }) => {
      const failed = results.flatMap(({ error }, at) =>
        error === null ? [] : [`${given[at]?.invoice.number ?? 'One'}: ${error.detail}`],
      );
      const saved = `${results.length - failed.length} saved`;
      onReport(
        failed.length === 0 ? `${saved}.` : `${saved}, ${failed.length} not. ${failed.join(' ')}`,
      );
      forget(sent.flatMap(({ invoice_id: id }, at) => (results[at]?.error === null ? [id] : [])));
    },
  });
  const label = given.length === 1 ? 'Save 1 answer' : `Save ${given.length} answers`;
  return (
    <>
      <ClaimsTable
        invoices={invoices}
        renderAction={(invoice) => (
          <AnswerFields
            invoice={invoice}
            answer={answers[invoice.id] ?? NO_ANSWER}
            onChange={(answer) => enter(invoice.id, answer)}
          />
        )}
      />
      <Inline gap="space-3" align="center">
        <Button
          busy={save.isBusy}
          busyLabel="Saving"
          disabled={given.length === 0 || isMissing}
          onClick={() => void save.submit({ answers: given.map(({ answer }) => answer) })}
        >
          {given.length === 0 ? 'Save answers' : label}
        </Button>
        <p aria-live="polite">
          {isMissing
            ? 'Say why each rejected claim was rejected.'
            : 'Enter what the NDIA answered.'}
        </p>
      </Inline>
      <ErrorAlert title="Not saved" error={save.error} />
    </>
  );
}

/** @returns null without an answer. */
function toAnswer(
  { id, version }: NdisInvoiceSummary,
  { outcome, reason }: ClaimAnswer,
): AnswerClaimsRequest['answers'][number] | null {
  if (outcome === 'accepted') return { invoice_id: id, version, outcome };
  if (outcome !== 'rejected') return null;
  return { invoice_id: id, version, outcome, reason: reason.trim() };
}

interface AnswerFieldsProps {
  readonly invoice: NdisInvoiceSummary;
  readonly answer: ClaimAnswer;
  readonly onChange: (answer: ClaimAnswer) => void;
}

function AnswerFields({ invoice, answer, onChange }: AnswerFieldsProps) {
  const id = useId();
  const name = invoice.number ?? '';
  return (
    <span className={styles['fields']}>
      <SelectField
        id={`${id}-outcome`}
        label="Answer"
        aria-label={`Answer to ${name}`}
        placeholder="None yet"
        value={answer.outcome}
        options={[
          { value: 'accepted', label: 'Accepted' },
          { value: 'rejected', label: 'Rejected' },
        ]}
        onChange={(event) => onChange({ ...answer, outcome: event.target.value })}
      />
      {answer.outcome === 'rejected' ? (
        <TextField
          id={`${id}-reason`}
          label="Why"
          aria-label={`Why ${name} was rejected`}
          value={answer.reason}
          maxLength={500}
          onChange={(event) => onChange({ ...answer, reason: event.target.value })}
        />
      ) : null}
    </span>
  );
}
