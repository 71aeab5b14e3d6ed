import type { AppointmentSeries } from '@cleaning/contract/series';
import type { VisitRate } from '../../price/visit-price.ts';
import { PauseSeries } from '../../series/pause-series.tsx';
import { ResumeSeries } from '../../series/resume-series.tsx';
import { SkipVisit } from '../../series/skip-visit.tsx';
import { ChangeSeries } from './change-series.tsx';
import { EndSeries } from './end-series.tsx';

/** The actions of staff for a series. */
export type SeriesAction = 'change' | 'skip' | 'pause' | 'resume' | 'end';

export interface SeriesDialogProps {
  readonly action: SeriesAction;
  readonly series: AppointmentSeries;
  /** The selected visit. Defaults to the next one. */
  readonly visitId?: string;
  /** Null while it is unknown. */
  readonly rate: VisitRate | null;
  readonly onClose: () => void;
}

/** The dialog of an action for a series. */
export function SeriesDialog(props: SeriesDialogProps) {
  const { action, series, visitId, rate, onClose } = props;
  switch (action) {
    case 'change':
      return <ChangeSeries series={series} visitId={visitId} rate={rate} onClose={onClose} />;
    case 'skip':
      return <SkipVisit series={series} reader="staff" onClose={onClose} />;
    case 'pause':
      return <PauseSeries series={series} reader="staff" onClose={onClose} />;
    case 'resume':
      return <ResumeSeries series={series} onClose={onClose} />;
    case 'end':
      return <EndSeries series={series} rate={rate} onClose={onClose} />;
    default:
      return action satisfies never;
  }
}
