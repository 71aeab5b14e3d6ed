import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { BookkeepingHead } from '../bookkeeping-head.tsx';
import { exportIn } from '../bookkeeping-view.ts';
import { useAddress } from '../use-address.ts';
import { AccountCodes } from './account-codes.tsx';
import { ChooseExport } from './choose-export.tsx';
import { DownloadFiles } from './download-files.tsx';
import { type ExportFile, ExportFiles } from './export-files.tsx';
import { FirstRows } from './first-rows.tsx';
import { MoneyThatCameIn, PeriodSums } from './period-sums.tsx';

const NONE: readonly ExportFile[] = [];

/** The invoices, payments and credits of a period, as files for an accounting program. */
export function Exports() {
  const api = useApi();
  const { search, change } = useAddress();
  const today = sydneyDateOf(useNow());
  const chosen = exportIn(search, today);
  const isPeriod = chosen.from <= chosen.to;
  const query = useQuery({ ...api.previewExport.query(chosen), enabled: isPeriod });
  const files = query.data?.files ?? NONE;
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  // Until staff choose, every file with rows is selected.
  const selected =
    picked ??
    new Set(files.flatMap(({ record, row_count: count }) => (count === 0 ? [] : [record])));
  const selection = {
    selected,
    toggle: (record: string) => {
      const next = new Set(selected);
      if (!next.delete(record)) next.add(record);
      setPicked(next);
    },
    toggleAll: () =>
      setPicked(new Set(selected.size === files.length ? [] : files.map(({ record }) => record))),
  };
  return (
    <>
      <BookkeepingHead view="exports" />
      <Columns
        panel
        side={
          query.data === undefined ? null : (
            <>
              <PeriodSums preview={query.data} period={chosen} today={today}>
                <DownloadFiles
                  records={files.map(({ record }) => record).filter((each) => selected.has(each))}
                  chosen={chosen}
                />
              </PeriodSums>
              <MoneyThatCameIn preview={query.data} />
              <AccountCodes layout={chosen.layout} />
            </>
          )
        }
      >
        <ChooseExport chosen={chosen} today={today} onChange={change} />
        {isPeriod ? (
          <QueryContent
            query={query}
            what="the files"
            card
            skeleton={<RowsSkeleton label="Loading the files" pictures={false} />}
          >
            {(preview) => (
              <>
                <ExportFiles files={preview.files} selection={selection} />
                <FirstRows preview={preview} />
              </>
            )}
          </QueryContent>
        ) : null}
      </Columns>
    </>
  );
}
