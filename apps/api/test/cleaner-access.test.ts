import { ownVisitsSchema, type Appointment } from '@cleaning/contract/appointments';
import { allEndpoints } from '@cleaning/contract/endpoints';
import type { EndpointDefinition } from '@cleaning/contract/http';
import { cleanerRosterSchema } from '@cleaning/contract/roster';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  readAppointment,
  requestAppointment,
} from './appointment-fixtures.ts';
import type { TestPerson } from './create-test-app.ts';
import { addLeave, requestLeave } from './leave-fixtures.ts';
import { openStream } from './live-reader.ts';
import { start, startedThread, threadIn } from './message-fixtures.ts';
import { multipart } from './multipart.ts';
import { aPdf, aPhoto, named } from './sample-files.ts';
import { makeBeforeEach, startBeforeAll } from './set-up.ts';
import { readWorkSheet } from './visit-work-fixtures.ts';

/** 9 am in Sydney on Wednesday 2 December, the day before the visit of the fixtures. */
const DAY_BEFORE = '2026-12-01T22:00:00.000Z';
/** 6 pm in Sydney on the day before the visit. */
const EVENING_BEFORE = '2026-12-02T07:00:00.000Z';

let office: TestPerson;
let mia: TestPerson;

const signInCleaner = (firstName: string) =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName });

const api = startBeforeAll();

beforeEach(() => api.clock.set(DAY_BEFORE));
beforeEach(async () => {
  office = await api.signIn({ userType: 'staff' });
  mia = await signInCleaner('Mia');
});
const luca = makeBeforeEach(() => signInCleaner('Luca'));
const client = makeBeforeEach(() => api.signIn());

const visitOf = (cleaner: TestPerson, whose = client): Promise<Appointment> =>
  requestAppointment(api, whose).then((requested) =>
    commanded(api, office, requested, 'confirm', {
      starts_at: '2026-12-02T22:30:00.000Z',
      ends_at: '2026-12-03T01:00:00.000Z',
      staff_id: cleaner.id,
    }),
  );

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as: TestPerson, body?: object) =>
  api.call({ method, path, as, ...(body === undefined ? {} : { body }) });

const aboutVisit = (visit: Appointment, changes: object = {}) => ({
  client_id: visit.client_id,
  about: { type: 'appointment', id: visit.id },
  ...changes,
});

const photoOf = async (visit: Appointment, as: TestPerson) => {
  const sent = await multipart({
    client_id: visit.client_id,
    category: 'photos',
    appointment_id: visit.id,
    photo_stage: 'before',
    file: named('before.jpg', await aPhoto()),
  });
  return api.call({ method: 'POST', path: 'documents/', as, ...sent });
};

const ownVisits = async (as: TestPerson) =>
  ownVisitsSchema.parse((await call('GET', 'appointments/own_visits/', as)).json());

/** The calls that cleaners may make about one record. */
const aboutOne = allEndpoints.filter(
  ({ path, access }) => path.includes(':id') && ['staff', 'client-or-staff'].includes(access),
);

/** Makes the record of a cleaner's work that a call is about, by the longest beginning of its path. */
const SUBJECTS: Readonly<Record<string, (cleaner: TestPerson) => Promise<{ id: string }>>> = {
  'appointments/': async (cleaner) => {
    const visit = await visitOf(cleaner);
    await call('POST', `appointments/${visit.id}/access_code/`, office, { access_code: '1234#' });
    return visit;
  },
  'documents/': async (cleaner) => {
    const photo = await photoOf(await visitOf(cleaner), office);
    return photo.json<{ id: string }>();
  },
  'messages/': async (cleaner) =>
    threadIn(await start(api, office, aboutVisit(await visitOf(cleaner)))),
  'messages/attachments/': async (cleaner) => {
    const visit = await visitOf(cleaner);
    const sent = await multipart({ client_id: visit.client_id, file: named('a.pdf', aPdf()) });
    const path = 'messages/attachments/';
    const response = await api.call({ method: 'POST', path, as: office, ...sent });
    const attachment = response.json<{ id: string }>();
    threadIn(await start(api, office, aboutVisit(visit, { attachment_ids: [attachment.id] })));
    return attachment;
  },
  'cleaners/': async (cleaner) => cleaner,
  'leave/': (cleaner) =>
    addLeave(api, cleaner, cleaner, { first_date: '2027-03-01', last_date: '2027-03-02' }),
  'timesheets/': async (cleaner) => cleaner,
};

async function makeSubject({ path }: EndpointDefinition, cleaner: TestPerson): Promise<string> {
  const [beginning] = Object.keys(SUBJECTS)
    .filter((each) => path.startsWith(each))
    .toSorted((a, b) => b.length - a.length);
  const make = beginning === undefined ? undefined : SUBJECTS[beginning];
  if (make === undefined) throw new Error(`No record for ${path}.`);
  return (await make(cleaner)).id;
}

const BODIES: Readonly<Record<string, object>> = {
  startAppointment: { version: 2 },
  completeAppointment: { version: 2 },
  reportNoAccess: { version: 2, reason: 'Nobody opened.' },
  reportRunningLate: { version: 2, minutes: 15 },
  addTask: { label: 'The oven' },
  tickTask: { task_id: '0d3a0000-0000-4000-8000-00000000ffff', is_done: true },
  saveOfficeNote: { notes: 'The tap drips.' },
  addLeave: { first_date: '2027-01-04', last_date: '2027-01-05', kind: 'annual', visits: [] },
  shortenLeave: { version: 1, first_date: '2027-03-01', last_date: '2027-03-01' },
  removeLeave: { version: 1 },
  askForCorrection: {
    week: '2026-11-30',
    version: 1,
    appointment_id: null,
    message: 'My training is missing.',
  },
  replyToThread: { body: 'On my way.' },
  markThreadRead: { last_read_message_id: '0d3a0000-0000-4000-8000-00000000ffff' },
};

const QUERIES: Readonly<Record<string, string>> = { getTimesheet: '?week=2026-11-30' };

const callAbout = ({ method, path, name }: EndpointDefinition, id: string, as: TestPerson) => {
  const body = BODIES[name];
  return api.call({
    method,
    path: `${path.replace(':id', id)}${QUERIES[name] ?? ''}`,
    as,
    ...(body === undefined ? {} : { body }),
  });
};

describe('a call about one record', () => {
  it.each(aboutOne.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s does not find a colleague’s, and answers about the caller’s own',
    async (_name, endpoint) => {
      const subject = await makeSubject(endpoint, luca);
      api.clock.set(EVENING_BEFORE);
      const theirs = await callAbout(endpoint, subject, mia);
      expect([theirs.statusCode, theirs.json()]).toEqual([404, expect.anything()]);
      const own = await callAbout(endpoint, subject, luca);
      expect(own.statusCode).not.toBe(403);
      // Two calls name a task and a message that do not exist.
      expect(own.statusCode).not.toBe(endpoint.name === 'tickTask' ? 0 : 404);
    },
  );
});

describe('the visits of a cleaner', () => {
  it('are those given to them, from seven days ago to 14 days ahead', async () => {
    const visit = await visitOf(mia);
    await visitOf(luca, await api.signIn());
    for (const [now, ids] of [
      ['2026-11-17T22:00:00.000Z', []],
      ['2026-11-18T22:00:00.000Z', [visit.id]],
      ['2026-12-09T22:00:00.000Z', [visit.id]],
      ['2026-12-10T22:00:00.000Z', []],
    ] as const) {
      api.clock.set(now);
      const { visits } = await ownVisits(await freshSession(mia));
      expect(visits.map(({ id }) => id)).toEqual(ids);
      const sheet = await call('GET', `appointments/${visit.id}/work_sheet/`, mia);
      expect(sheet.statusCode).toBe(ids.length === 0 ? 404 : 200);
    }
  });

  it('disappear when they are given to somebody else, who then has them', async () => {
    const visit = await visitOf(mia);
    await commanded(api, office, visit, 'assign', { staff_id: luca.id });
    expect((await ownVisits(mia)).visits).toEqual([]);
    expect((await ownVisits(mia)).changes).toMatchObject([{ kind: 'taken' }]);
    expect((await call('GET', `appointments/${visit.id}/work_sheet/`, mia)).statusCode).toBe(404);
    expect((await ownVisits(luca)).visits).toHaveLength(1);
  });

  it('tell nothing of quotes, fees and the history, and offer the work alone', async () => {
    const { id } = await visitOf(mia);
    await call('POST', `appointments/${id}/reschedule_request/`, client, {
      version: 2,
      preferred_date: '2026-12-10',
      preferred_time: 'morning',
      note: 'I am in hospital.',
    });
    api.clock.set('2026-12-02T21:00:00.000Z');
    const { appointment, latest_change: change } = await readWorkSheet(api, mia, { id });
    expect(appointment).toMatchObject({ fee: null, events: [], quote_id: null, free_until: null });
    expect(appointment.reschedule_request).toBeNull();
    expect(appointment.available_commands).toEqual([
      'start',
      'report_running_late',
      'report_no_access',
    ]);
    expect(change?.reason).toBeNull();
  });

  it('show earlier visits at the same client that they did themselves, however long ago', async () => {
    const first = await visitOf(mia);
    const second = await confirmedAppointment(
      api,
      { client, staff: office },
      {
        starts_at: '2026-12-03T22:30:00.000Z',
        ends_at: '2026-12-04T01:00:00.000Z',
        staff_id: luca.id,
      },
    );
    api.clock.set('2026-12-15T22:00:00.000Z');
    office = await freshSession(office);
    mia = await freshSession(mia);
    const requested = await requestAppointment(api, await freshSession(client), {
      preferred_date: '2026-12-17',
    });
    const later = await commanded(api, office, requested, 'confirm', {
      starts_at: '2026-12-16T22:30:00.000Z',
      ends_at: '2026-12-17T01:00:00.000Z',
      staff_id: mia.id,
    });
    const { earlier } = await readWorkSheet(api, mia, later);
    expect(earlier.map(({ id }) => id)).toEqual([first.id]);
    const { earlier: all } = await readWorkSheet(api, office, later);
    expect(all.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('show the office the next visits that stand at the same client, and a cleaner none', async () => {
    const first = await visitOf(mia);
    const days = ['2026-12-07', '2026-12-09', '2026-12-11', '2026-12-14'];
    const [cancelled, ...standing] = await Promise.all(
      days.map((day) =>
        confirmedAppointment(
          api,
          { client, staff: office },
          { starts_at: `${day}T22:30:00.000Z`, ends_at: `${day}T23:30:00.000Z`, staff_id: mia.id },
        ),
      ),
    );
    if (cancelled === undefined) throw new Error('No visit was booked.');
    await commanded(api, office, cancelled, 'cancel', { reason: 'The client is away.' });
    const { later } = await readWorkSheet(api, office, first);
    expect(later?.map(({ id }) => id)).toEqual(standing.slice(0, 2).map(({ id }) => id));
    expect((await readWorkSheet(api, office, standing[2] ?? first)).later).toEqual([]);
    expect((await readWorkSheet(api, mia, first)).later).toEqual([]);
  });

  it('open a fee for a missed visit as the office would, which the cleaner does not see', async () => {
    const visit = await visitOf(mia);
    api.clock.set('2026-12-02T23:00:00.000Z');
    const missed = await commanded(api, mia, visit, 'no_access', { reason: 'Nobody opened.' });
    expect(missed).toMatchObject({ status: 'no_access', fee: null, events: [] });
    expect((await readAppointment(api, office, visit)).fee).toMatchObject({ state: 'open' });
  });
});

/** The same person, logged in again, because a session ends after some days. */
const freshSession = async (person: TestPerson): Promise<TestPerson> => {
  const response = await api.call({
    method: 'POST',
    path: 'accounts/auth/login/',
    body: { email: person.email, password: 'Quiet-Wren-7' },
  });
  return { ...person, token: response.json<{ data: { token: string } }>().data.token };
};

describe('the way in to a visit', () => {
  it('is shown to its cleaner from 6 pm on the day before until two hours after the end', async () => {
    const visit = await visitOf(mia);
    await call('POST', `appointments/${visit.id}/access_code/`, office, { access_code: '1234#' });
    const reveal = (as: TestPerson) =>
      call('POST', `appointments/${visit.id}/reveal_access_code/`, as);
    for (const [now, state] of [
      ['2026-12-02T06:59:59.000Z', 'later'],
      ['2026-12-02T07:00:00.000Z', 'shown'],
      ['2026-12-03T02:59:59.000Z', 'shown'],
      ['2026-12-03T03:00:00.000Z', 'over'],
    ] as const) {
      api.clock.set(now);
      const isShown = state === 'shown';
      const { appointment, way_in: wayIn } = await readWorkSheet(api, mia, visit);
      const { visits } = await ownVisits(mia);
      expect([wayIn, visits[0]?.way_in]).toEqual([state, state]);
      const notes = isShown ? 'The key is under the pot.' : '';
      expect([appointment.notes, visits[0]?.notes]).toEqual([notes, notes]);
      expect((await reveal(mia)).statusCode).toBe(isShown ? 200 : 403);
      expect((await reveal(office)).statusCode).toBe(200);
      expect((await readWorkSheet(api, office, visit)).way_in).toBe('shown');
    }
  });
});

describe('the messages of a cleaner', () => {
  it('are those about their own visits', async () => {
    const [own, theirs] = [await visitOf(mia), await visitOf(luca, await api.signIn())];
    const mine = threadIn(await start(api, client, { about: aboutVisit(own).about }));
    await start(api, office, aboutVisit(theirs));
    await startedThread(api, client);
    const list = (await call('GET', 'messages/', mia)).json<{ count: number; results: object[] }>();
    expect([list.count, list.results]).toEqual([1, [expect.objectContaining({ id: mine.id })]]);
    const unread = await call('GET', 'messages/unread_count/', mia);
    expect(unread.json()).toEqual({ messages: 1, threads: 1 });
  });

  it('are started about an own visit only', async () => {
    const [own, theirs] = [await visitOf(mia), await visitOf(luca, await api.signIn())];
    const quote = { type: 'quote', id: own.id };
    const refused = [
      await start(api, mia, { client_id: own.client_id }),
      await start(api, mia, aboutVisit(theirs)),
      await start(api, mia, aboutVisit(own, { about: quote })),
      await start(api, mia, aboutVisit(own, { client_id: theirs.client_id })),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    const started = threadIn(await start(api, mia, aboutVisit(own)));
    // Who looks after conversations is a matter of the office.
    expect(threadIn(await call('GET', `messages/${started.id}/`, office)).owner).toBeNull();
  });

  it('have no files for the client of a colleague', async () => {
    const theirs = await visitOf(luca, await api.signIn());
    const sent = await multipart({ client_id: theirs.client_id, file: named('a.pdf', aPdf()) });
    const response = await api.call({
      method: 'POST',
      path: 'messages/attachments/',
      as: mia,
      ...sent,
    });
    expect(response.json()).toEqual({ client_id: ['Choose a client from the list.'] });
  });
});

describe('the photos of a cleaner', () => {
  it('are of their own visits, and no other documents are shown or taken', async () => {
    const [own, theirs] = [await visitOf(mia), await visitOf(luca, await api.signIn())];
    const letter = await multipart({
      client_id: client.id,
      category: 'agreements',
      file: named('agreement.pdf', aPdf()),
    });
    const asLetter = (as: TestPerson) =>
      api.call({ method: 'POST', path: 'documents/', as, ...letter });
    expect((await asLetter(office)).statusCode).toBe(201);
    expect((await asLetter(mia)).statusCode).toBe(400);
    expect((await photoOf(theirs, mia)).statusCode).toBe(404);
    await photoOf(theirs, luca);
    const photo = await photoOf(own, mia);
    expect(photo.statusCode).toBe(201);
    const list = await call('GET', 'documents/', mia);
    expect(list.json()).toMatchObject({
      count: 1,
      category_counts: { photos: 1 },
      results: [{ id: photo.json<{ id: string }>().id }],
    });
  });
});

describe('the leave of a cleaner', () => {
  it('is their own, and the office decides about it and about the visits', async () => {
    const visit = await visitOf(mia);
    const leave = await addLeave(api, mia, mia);
    expect(leave).toMatchObject({ status: 'requested', visit_count: 1 });
    const refused = await requestLeave(api, mia, luca);
    expect(refused.statusCode).toBe(404);
    expect((await call('POST', `leave/${leave.id}/approve/`, mia, { version: 1 })).statusCode).toBe(
      403,
    );
    const roster = cleanerRosterSchema.parse(
      (await call('GET', `cleaners/${mia.id}/`, mia)).json(),
    );
    expect(roster.can_decide).toBe(false);
    const approved = await call('POST', `leave/${leave.id}/approve/`, office, {
      version: 1,
      visits: [{ appointment_id: visit.id, version: visit.version, action: 'take_off' }],
    });
    expect(approved.statusCode).toBe(200);
    const again = await requestLeave(api, mia, mia);
    expect(again.json()).toMatchObject({ code: 'on_leave', current: { visits: [] } });
  });
});

describe('the live changes of a cleaner', () => {
  it('are about their own visits, the one that they lost included, and their leave', async () => {
    const [own, theirs] = [await visitOf(mia), await visitOf(luca, await api.signIn())];
    const stream = await openStream(api.app, mia);
    const before = stream.lastEventId();
    await command(api, office, theirs, 'cancel', { reason: 'The client asked.' });
    await startedThread(api, client);
    await call('POST', `appointments/${own.id}/tasks/`, office, { label: 'The oven' });
    await stream.hears(own.id);
    await photoOf(theirs, office);
    const photo = (await photoOf(own, office)).json<{ id: string }>();
    await stream.hears(photo.id);
    await commanded(api, office, own, 'assign', { staff_id: luca.id });
    await addLeave(api, mia, mia, { first_date: '2027-02-01', last_date: '2027-02-01' });
    await stream.hears(mia.id);
    expect(stream.changed()).toEqual([own.id, photo.id, mia.id]);
    const again = await openStream(api.app, mia, before);
    expect(again.changed().toSorted()).toEqual([own.id, photo.id, mia.id].toSorted());
  });
});

it('staff without a role, as an older release may make them, may do what a cleaner may', async () => {
  const person = await api.signIn({ userType: 'staff', staffRole: null });
  expect((await call('GET', 'appointments/own_visits/', person)).statusCode).toBe(200);
  expect((await call('GET', 'clients/', person)).statusCode).toBe(403);
});
