import { sydneyDateOf } from '@cleaning/pricing';
import { SelectField } from '@cleaning/ui/field';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { BookkeepingHead } from '../bookkeeping-head.tsx';
import { quarterIn, quartersTo, yearOfQuarter } from '../bookkeeping-view.ts';
import styles from '../bookkeeping.module.css';
import { useAddress } from '../use-address.ts';
import { describeFinancialYear, describeQuarter } from './describe-months.ts';
import { GstFigures } from './gst-figures.tsx';
import { GstTable } from './gst-table.tsx';
import { WhyTheyDiffer } from './why-they-differ.tsx';

/** The two accounting bases, by their names on the activity statement. */
const BASES = [
  { value: 'accrual', label: 'Accrual' },
  { value: 'cash', label: 'Cash' },
] as const;

/** The GST figures of one quarter for the activity statement. */
export function GstByQuarter() {
  const api = useApi();
  const { client } = usePortalApi();
  const { search, change } = useAddress();
  const today = sydneyDateOf(useNow());
  const from = quarterIn(search, today);
  const basis = search.get('basis') === 'cash' ? 'cash' : 'accrual';
  const year = yearOfQuarter(from);
  const query = useQuery(api.getGstReport.query({ year }));
  return (
    <Stack gap="space-4" collapseEmpty>
      <BookkeepingHead
        view="gst"
        action={
          <SaveFileButton
            variant="outline"
            label="Download CSV"
            what={`of the GST of every quarter of ${describeFinancialYear(year)}`}
            load={() => client.bookkeeping.exportReport({ report: 'gst', year })}
          />
        }
      />
      <div className={styles['bar']}>
        <SelectField
          label="Quarter"
          value={from}
          options={quartersTo(today, from).map((each) => ({
            value: each,
            label: describeQuarter(each),
          }))}
          onChange={({ target }) => change({ quarter: target.value.slice(0, 7) })}
        />
        <FilterPills
          label="Figures by"
          joined
          options={BASES}
          value={basis}
          onChange={(chosen) => change({ basis: chosen })}
        />
        <Text size="sm" tone="muted" className={styles['hint']}>
          Report by the one that the company chose with the ATO. Both are shown below.
        </Text>
      </div>
      <QueryContent
        query={query}
        what="the GST figures"
        card
        skeleton={<RowsSkeleton label="Loading the GST figures" pictures={false} />}
      >
        {({ quarters }) => {
          const quarter = quarters.find((each) => each.from === from);
          if (quarter === undefined) return null;
          return (
            <>
              <GstFigures quarter={quarter} basis={basis} />
              <div className={styles['halves']}>
                <GstTable
                  title="Accrual"
                  text="Counts when the invoice is issued"
                  basis="accrual"
                  quarter={quarter}
                  today={today}
                />
                <GstTable
                  title="Cash"
                  text="Counts when the money comes in"
                  basis="cash"
                  quarter={quarter}
                  today={today}
                />
              </div>
              <WhyTheyDiffer quarter={quarter} today={today} />
            </>
          );
        }}
      </QueryContent>
    </Stack>
  );
}
