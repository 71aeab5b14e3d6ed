import { aCheckedCleaner, anAppointmentSummary, aSeries } from '@cleaning/api-client/testing';
import type { HandOver, SeriesToHandOver } from '@cleaning/contract/people';

export const LUCA = { id: '0190a1b2-0000-7000-8000-000000000012', first_name: 'Luca' };
export const HANA = { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Hana' };
export const SAM = { id: '0190a1b2-0000-7000-8000-000000000009', first_name: 'Sam' };
export const KIM = { id: '0190a1b2-0000-7000-8000-000000009005', first_name: 'Kim' };

const { id, version, service_id: serviceId } = aSeries();

/** The Mondays of Ruth Callaghan: Luca can do all nine of them, Hana seven. */
export const seriesOfRuth = (overrides: Partial<SeriesToHandOver> = {}): SeriesToHandOver => ({
  series: {
    id,
    version,
    client_id: '0190a1b2-0000-7000-8000-000000000101',
    client_name: 'Ruth Callaghan',
    service_id: serviceId,
    suburb: 'Epping',
    recurrence: 'every_week',
    first_date: '2026-11-02',
    start_time: '07:00',
    end_time: '09:00',
  },
  visit_count: 9,
  cleaners: [
    { staff_member: LUCA, free_count: 9 },
    { staff_member: HANA, free_count: 7 },
  ],
  ...overrides,
});

/** Every second Wednesday of Grace Oduya, of whose three visits Hana can do two. */
export const seriesOfGrace = (): SeriesToHandOver => ({
  series: {
    ...seriesOfRuth().series,
    id: '0190a1b2-0000-7000-8000-000000004002',
    version: 4,
    client_id: '0190a1b2-0000-7000-8000-000000000102',
    client_name: 'Grace Oduya',
    suburb: 'Bondi',
    recurrence: 'every_2_weeks',
    first_date: '2026-11-04',
    start_time: '10:30',
    end_time: '12:30',
  },
  visit_count: 3,
  cleaners: [{ staff_member: HANA, free_count: 2 }],
});

/** A single visit of Ben Carver, for which Luca is busy and Hana is free. */
export const visitOfBen = (): HandOver['visits'][number] => ({
  appointment: anAppointmentSummary({ client_name: 'Ben Carver', appointment_date: '2026-12-10' }),
  cleaners: [
    aCheckedCleaner({ staff_member: HANA }),
    aCheckedCleaner({
      staff_member: LUCA,
      answers: { visit: { result: 'stop', other: null } },
      opening: null,
    }),
  ],
});

/** A visit at Ruth Callaghan’s that has begun, on the day of the tests, from 11:00 am to 1:00 pm. */
export const visitUnderWay = (
  overrides: Partial<HandOver['under_way'][number]> = {},
): HandOver['under_way'][number] => ({
  id: '0190a1b2-0000-7000-8000-000000008001',
  client_name: 'Ruth Callaghan',
  appointment_date: '2026-11-23',
  starts_at: '2026-11-23T00:00:00.000Z',
  ends_at: '2026-11-23T02:00:00.000Z',
  ...overrides,
});

/** Two series, a visit, three conversations and a quote, of somebody with two devices. */
export const aHandOver = (overrides: Partial<HandOver> = {}): HandOver => ({
  series: [seriesOfRuth(), seriesOfGrace()],
  visits: [visitOfBen()],
  under_way: [],
  conversation_count: 3,
  quote_count: 1,
  office: [KIM, SAM],
  unapproved_weeks: ['2026-11-16'],
  session_count: 2,
  ...overrides,
});

/** Of somebody who has nothing. */
export const anEmptyHandOver = (overrides: Partial<HandOver> = {}): HandOver =>
  aHandOver({
    series: [],
    visits: [],
    conversation_count: 0,
    quote_count: 0,
    unapproved_weeks: [],
    ...overrides,
  });

const LONG = 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley';

/** Forty series of clients with long names, and nobody for some of them. */
export const aLongHandOver = (): HandOver =>
  aHandOver({
    series: Array.from({ length: 40 }, (_, index) => {
      const number = String(index).padStart(3, '0');
      const { series, cleaners } = seriesOfRuth();
      return {
        series: {
          ...series,
          id: `0190a1b2-0000-7000-8000-000000005${number}`,
          client_id: `0190a1b2-0000-7000-8000-000000006${number}`,
          client_name: `${LONG} ${index + 1}`,
          suburb: 'Cabramatta West and Canley Heights',
          recurrence: 'month_weekday' as const,
        },
        visit_count: 12,
        cleaners: index % 5 === 4 ? [] : cleaners,
      };
    }),
    unapproved_weeks: ['2026-11-02', '2026-11-09', '2026-11-16'],
  });
