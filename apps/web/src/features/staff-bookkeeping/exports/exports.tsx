import { sydneyDateOf } from '@cleaning/pricing';
import { SkeletonGroup } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { RowsSkeleton } from '../../../shared/lists/rows-skeleton.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import { BookkeepingHead } from '../bookkeeping-head.tsx';
import { exportIn } from '../bookkeeping-view.ts';
import { useAddress } from '../use-address.ts';
import { ChooseExport } from './choose-export.tsx';
import { ExportFiles } from './export-files.tsx';
import { FirstRows } from './first-rows.tsx';
import { PeriodSums } from './period-sums.tsx';

/** The invoices, payments and credits of a period, as files for the accounts. */
export function Exports() {
  const { queries } = useTeamApi();
  const { search, change } = useAddress();
  const today = sydneyDateOf(useNow());
  const chosen = exportIn(search, today);
  const isPeriod = chosen.from <= chosen.to;
  const query = useQuery({ ...queries.bookkeeping.exportPreview(chosen), enabled: isPeriod });
  return (
    <>
      <BookkeepingHead view="exports" />
      <Columns
        side={
          query.data === undefined ? null : (
            <PeriodSums preview={query.data} period={chosen} today={today} />
          )
        }
      >
        <ChooseExport chosen={chosen} today={today} onChange={change} />
        {isPeriod ? (
          <QueryContent
            query={query}
            what="the files"
            card
            skeleton={
              <SkeletonGroup label="Loading the files">
                <RowsSkeleton pictures={false} />
              </SkeletonGroup>
            }
          >
            {(preview) => (
              <>
                <ExportFiles files={preview.files} chosen={chosen} />
                <FirstRows preview={preview} />
              </>
            )}
          </QueryContent>
        ) : null}
      </Columns>
    </>
  );
}
