import { documentSchema, documentsPageSchema } from '@cleaning/contract/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestAppointment } from '../../test/appointment-fixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { aPhoto, named } from '../../test/sample-files.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

let sample: Buffer;
let visit: string;
const api = startBeforeAll();
const mia = makeBeforeAll(() => api.signIn());
const noah = makeBeforeAll(() => api.signIn());
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
beforeAll(async () => {
  sample = await aPhoto();
  visit = (await requestAppointment(api, mia)).id;
});

async function photo(fields: Readonly<Record<string, string>>, as = staff) {
  const owner: Record<string, string> = as === staff ? { client_id: mia.id } : {};
  const file = named('kitchen.jpg', sample);
  const form = await multipart({ category: 'photos', ...owner, ...fields, file });
  return api.call({ method: 'POST', path: 'documents/', as, ...form });
}

describe('photos of a visit', () => {
  it('are listed with it, before and after separately, and send no mail each', async () => {
    const mailsBefore = (await api.mails(mia.email)).length;
    const response = await photo({ appointment_id: visit, photo_stage: 'before' });
    expect(response.statusCode).toBe(201);
    const stored = documentSchema.parse(response.json());
    expect(stored).toMatchObject({ appointment_id: visit, photo_stage: 'before' });
    const page = await api.call({ path: `documents/?appointment_id=${visit}`, as: staff });
    const listed = documentsPageSchema.parse(page.json()).results;
    expect(listed.map(({ id }) => id)).toEqual([stored.id]);
    expect(await api.mails(mia.email)).toHaveLength(mailsBefore);
  });

  it.each([
    ['without saying when', { appointment_id: 'visit' }, 'photo_stage'],
    ['without a visit', { photo_stage: 'after' }, 'appointment_id'],
    [
      'as a report',
      { appointment_id: 'visit', photo_stage: 'after', category: 'reports' },
      'category',
    ],
    [
      'of another client',
      { appointment_id: 'visit', photo_stage: 'after', client_id: 'noah' },
      'appointment_id',
    ],
  ])('are refused %s', async (_what, fields: Record<string, string>, refused) => {
    const ids: Readonly<Record<string, string>> = { visit, noah: noah.id };
    const sent = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, ids[value] ?? value]),
    );
    const response = await photo(sent);
    expect([response.statusCode, Object.keys(response.json<object>())]).toEqual([400, [refused]]);
  });

  it('can be added by staff only', async () => {
    const response = await photo({ appointment_id: visit, photo_stage: 'before' }, mia);
    expect(Object.keys(response.json<object>())).toEqual(['appointment_id']);
  });
});
