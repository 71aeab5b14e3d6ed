import { plural } from '@cleaning/contract/rules';
import type { MatchCandidate } from '@cleaning/contract/bank';
import { daysBetween } from '@cleaning/ndis';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { OptionCard } from '@cleaning/ui/option-card';
import { useRowTarget } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import { useId } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { noBreak } from '#kit/lib/no-break.tsx';
import { Agreements } from './agreements.tsx';
import { describeDeposit, describeOwed } from './describe-candidate.ts';
import styles from './match.module.css';
import { listClientNames, isPayable, candidateKey, describeCandidate } from './paid-parts.ts';

export interface CandidateChoicesProps {
  readonly candidates: readonly MatchCandidate[];
  readonly chosenKey: string;
  readonly onChoose: (key: string) => void;
  /** The id of the row's text, which describes the choices. */
  readonly describedBy: string;
}

/** The invoices, deposits or credits that a row may pay, of which staff choose one. */
export function CandidateChoices({
  candidates,
  chosenKey,
  onChoose,
  describedBy,
}: CandidateChoicesProps) {
  const id = useId();
  const today = sydneyDateOf(useNow());
  const target = useRowTarget();
  return (
    <fieldset className={styles['choices']} aria-describedby={describedBy}>
      <legend>What does it pay?</legend>
      {candidates.map((candidate, at) => (
        <OptionCard
          key={candidateKey(candidate)}
          type="radio"
          name={id}
          checked={candidateKey(candidate) === chosenKey}
          onChange={() => onChoose(candidateKey(candidate))}
          title={
            <span className={styles['choice']}>
              <span>{noBreak(describeCandidate(candidate))}</span>{' '}
              <Text as="span" figures>
                {formatMoney(amountOfCandidate(candidate))}
              </Text>
            </span>
          }
          ref={target(`candidate ${at + 1}`, ...(isPayable(candidate) ? [] : ['keep']))}
          detail={
            <span className={styles['candidate']}>
              {[...detailsOf(candidate, today)].map((line) => (
                <span key={line}>{line}</span>
              ))}
              <Agreements candidate={candidate} />
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

/** The amount that a choice accounts for: the balances, the deposit, or the credit. */
const amountOfCandidate = ({ parts, deposit, rest_cents: rest }: MatchCandidate): number =>
  parts.length > 0
    ? parts.reduce((sum, part) => sum + part.balance_cents, 0)
    : (deposit?.amount_cents ?? rest);

/** @param today the date in Sydney. */
function* detailsOf(candidate: MatchCandidate, today: string): Iterable<string> {
  const { parts, deposit } = candidate;
  if (deposit !== null) yield describeDeposit(deposit);
  if (!isPayable(candidate)) yield 'All of it, for open invoices first, then the next one';
  const isOfSeveral = listClientNames(candidate).length > 1;
  for (const part of parts) {
    const { number, client_name, served_on: served, due_date: due } = part;
    const days = daysBetween(due, today);
    const when =
      days > 0 ? `${plural(days, 'day')} overdue` : `due ${formatPlainDate(due, 'medium')}`;
    const visit = served === null ? '' : `, for ${formatPlainDate(served, 'medium')}`;
    const what = `${describeOwed(part)}${visit}, ${when}`;
    const whose = isOfSeveral ? `${number} of ${client_name}` : number;
    yield parts.length === 1 ? `Owes ${what}` : `${whose} owes ${what}`;
  }
  yield* new Set(parts.flatMap(listPayers));
}

function listPayers({ payer, payer_name, client_name }: MatchCandidate['parts'][number]): string[] {
  if (payer === 'agency') return ['With the NDIA'];
  return payer_name === client_name ? [] : [`With ${payer_name}`];
}
