import { type Address, type Client, HISTORY_LENGTH } from '@cleaning/contract/clients';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ClientContent } from '#domains/clients/client-content.tsx';
import { ClientHead } from '#domains/clients/client-head.tsx';
import { withClient } from '#domains/clients/client-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { findRate } from '../price/visit-price.ts';
import { seriesToChange } from '../series/change-series-path.ts';
import { STAFF_VISIT_NEW_PATH } from '../visit-paths.ts';
import { NextVisits } from './series/next-visits.tsx';
import { OverBudget, PlanCostCard } from './series/plan-cost-card.tsx';
import { SeriesCard } from './series/series-card.tsx';
import { type SeriesAction, SeriesDialog } from './series/series-dialogs.tsx';
import styles from './series/staff-series.module.css';
import { StartSeries } from './series/start-series.tsx';

export const handle = { title: 'Regular visits' };

export function Component() {
  const { id = '' } = useParams();
  return (
    <ClientContent key={id} id={id} what="the visits of this client" loading="Loading the visits">
      {(client) => <SeriesOfClient client={client} />}
    </ClientContent>
  );
}

export const prefetch: Prefetch = ({ api, read, params }) => {
  const { id = '' } = params;
  void read(api.getClient.query({ id }));
  void read(api.getClientHistory.query({ id, limit: HISTORY_LENGTH }));
  void read(api.listAppointmentSeries.query({ client_id: id }));
  void read(api.listAddressesFor.query({ id, page_size: 100 }));
  void read(api.getHourlyRates.query({ client_id: id }));
};

interface Shown {
  readonly action: SeriesAction;
  readonly series: AppointmentSeries;
  /** The first visit to change, unless the user chooses another. */
  readonly visitId?: string;
}

/** The regular visits of a client. */
function SeriesOfClient({ client }: { readonly client: Client }) {
  const api = useApi();
  const query = useQuery(api.listAppointmentSeries.query({ client_id: client.id }));
  const { data: rates } = useQuery(api.getHourlyRates.query({ client_id: client.id }));
  const { data: addresses } = useQuery(
    api.listAddressesFor.query({ id: client.id, page_size: 100 }),
  );
  const [isStarting, setStarting] = useState(false);
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Shown | null>(null);
  const today = sydneyDateOf(useNow());
  const asked = seriesToChange(search, query.data, today);
  const shown: Shown | null = opened ?? (asked === null ? null : { action: 'change', ...asked });
  const close = () => {
    setOpened(null);
    if (search.size > 0) setSearch({}, { replace: true });
  };
  return (
    <>
      <ClientHead
        client={client}
        current="visits"
        action={
          <>
            <ButtonLink
              variant="outline"
              icon={<CalendarPlus />}
              href={withClient(STAFF_VISIT_NEW_PATH, client.id)}
            >
              One visit
            </ButtonLink>
            <Button icon={<RefreshCw />} onClick={() => setStarting(true)}>
              New series
            </Button>
          </>
        }
      />
      <QueryContent query={query} what="the regular visits" lines={6}>
        {(series) =>
          series.length === 0 ? (
            <Card>
              <EmptyState
                title="No regular visits yet"
                text="A series books a visit every week, every two or four weeks, or once a month, twelve weeks ahead."
                actions={
                  <Button variant="outline" onClick={() => setStarting(true)}>
                    Book the first series
                  </Button>
                }
              />
            </Card>
          ) : (
            <>
              <OverBudget client={client} series={series} rates={rates} />
              <Columns
                panel
                side={
                  <>
                    <NextVisits series={series} />
                    <PlanCostCard client={client} series={series} rates={rates} />
                  </>
                }
              >
                <h2 className={styles['title']}>
                  Series <span className={styles['count']}>{series.length}</span>
                </h2>
                {series.map((each) => (
                  <SeriesCard
                    key={each.id}
                    series={each}
                    rate={findRate(rates, each.service_id)}
                    onOpen={(action, chosen) => setOpened({ action, series: chosen })}
                  />
                ))}
              </Columns>
            </>
          )
        }
      </QueryContent>
      {isStarting ? (
        <StartSeries
          client={client}
          place={pickPlace(addresses?.results ?? [])}
          rates={rates}
          onClose={() => setStarting(false)}
        />
      ) : null}
      {shown === null ? null : (
        <SeriesDialog {...shown} rate={findRate(rates, shown.series.service_id)} onClose={close} />
      )}
    </>
  );
}

function pickPlace(addresses: readonly Address[]) {
  const main = addresses.find(({ is_default: isMain }) => isMain);
  return {
    address_line1: main?.line1 ?? '',
    suburb: main?.suburb ?? '',
    postcode: main?.postcode ?? '',
    notes: main?.access_notes ?? '',
  };
}
