import { endpointKey } from '@cleaning/api-client/queries';
import type { WorkSheet } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import {
  type QueryClient,
  notifyManager,
  replaceEqualDeep,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { describeTimeRange } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';

/**
 * The visits of today whose work sheets are on this phone, for a cleaner whose day cannot be read: after
 * a restart without a signal, nothing else leads to them. Renders nothing while there are none.
 */
export function VisitsOnPhone({ now }: { readonly now: Date }) {
  const visits = useVisitsOnPhone(sydneyDateOf(now));
  if (visits.length === 0) return null;
  return (
    <Card title="On this phone">
      <Text tone="muted">
        You opened these visits today, so they work without a signal. There may be more.
      </Text>
      <RowList>
        {visits.map(({ id, client_name: name, suburb, ...times }) => (
          <Row
            key={id}
            href={staffVisitPath(id)}
            title={name}
            detail={`${unbrokenTimes(describeTimeRange(times))}, ${suburb}.`}
          />
        ))}
      </RowList>
    </Card>
  );
}

/** The visits of a date, the first one first, whose work sheets were read or restored. */
function useVisitsOnPhone(date: string): WorkSheet['appointment'][] {
  const client = useQueryClient();
  const [visits, setVisits] = useState(() => visitsInCache(client, date));
  useEffect(
    () =>
      client
        .getQueryCache()
        .subscribe(
          notifyManager.batchCalls(() =>
            setVisits((before) => replaceEqualDeep(before, visitsInCache(client, date))),
          ),
        ),
    [client, date],
  );
  return visits;
}

function visitsInCache(client: QueryClient, date: string): WorkSheet['appointment'][] {
  return client
    .getQueriesData<WorkSheet>({ queryKey: endpointKey('getWorkSheet') })
    .flatMap(([, sheet]) => (sheet?.appointment.appointment_date === date ? sheet.appointment : []))
    .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''));
}
