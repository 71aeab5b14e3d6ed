import { plural } from '@cleaning/contract/rules';
import { formatMoney } from '@cleaning/pricing';
import Coins from 'lucide-react/icons/coins';
import Check from 'lucide-react/icons/check';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import X from 'lucide-react/icons/x';
import { Figure, Figures } from '#kit/page/figures.tsx';
import { sumAnswers } from './answer-sums.ts';
import { type RemittanceFile } from './remittance-files.ts';

/** The sums that files accept, pay and reject, and the number of unusable rows. */
export function AnswerFigures({ files }: { readonly files: readonly RemittanceFile[] }) {
  const { accepted, rejected, openCount, enteredBefore, newMoney, unclear } = sumAnswers(files);
  const before = enteredBefore === 0 ? '' : `, ${enteredBefore} entered before`;
  const open = openCount === 0 ? '' : `, ${openCount} still open`;
  return (
    <Figures dense>
      <Figure
        icon={<Check />}
        label="Accepted"
        value={formatMoney(accepted.cents)}
        note={`${plural(accepted.count, 'row')}${open}`}
      />
      <Figure
        icon={<Coins />}
        label="New money"
        value={formatMoney(newMoney.cents)}
        note={`For ${plural(newMoney.count, 'invoice')}`}
      />
      <Figure
        icon={<X />}
        label="Rejected"
        value={formatMoney(rejected.cents)}
        note={`${plural(rejected.count, 'row')}${before}`}
        danger={rejected.count > 0}
      />
      <Figure
        icon={<FileQuestion />}
        label="Not readable"
        value={String(unclear)}
        note={unclear === 0 ? 'Every row has an invoice' : 'Rows that are not used'}
      />
    </Figures>
  );
}
