import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { DetailSkeleton } from '../../../shared/page/detail-skeleton.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import { exportIn } from '../bookkeeping-view.ts';
import styles from '../bookkeeping.module.css';
import { useAddress } from '../use-address.ts';
import { ChooseExport } from './choose-export.tsx';
import { ExportFiles } from './export-files.tsx';
import { FilePreview } from './file-preview.tsx';
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
    <div className={styles['stack']}>
      <ChooseExport chosen={chosen} today={today} onChange={change} />
      {isPeriod ? (
        <QueryContent
          query={query}
          what="the files"
          card
          skeleton={<DetailSkeleton label="Loading the files" />}
        >
          {(preview) => (
            <Columns side={<PeriodSums preview={preview} period={chosen} today={today} />}>
              <ExportFiles files={preview.files} chosen={chosen} />
              <FilePreview preview={preview} />
            </Columns>
          )}
        </QueryContent>
      ) : null}
    </div>
  );
}
