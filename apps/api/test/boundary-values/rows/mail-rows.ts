import { sydneyDateOf } from '@cleaning/pricing';
import { storeFailedMail } from '../../stored-mails.ts';
import type { Rows, World } from '../world.ts';

/** A command on an email to a client that did not arrive. */
const onFailedMail =
  (body: (world: World) => object = () => ({})) =>
  async (world: World) => {
    const { id, version } = await storeFailedMail(world.api, world.client.email);
    return { as: world.staff, ids: { id }, body: { version, ...body(world) } };
  };

/** What the office does about email that did not arrive. */
export const mailRows: Rows = {
  retryMail: onFailedMail(),
  readdressMail: onFailedMail(() => ({ email: 'elsewhere@mail.example' })),
  tellByPhone: onFailedMail(({ api }) => ({
    told_to: 'Mele',
    told_on: sydneyDateOf(api.clock.now),
    note: 'She will log in.',
  })),
  retryMails: async (world) => ({
    as: world.staff,
    body: { mails: [await storeFailedMail(world.api, world.client.email)] },
  }),
};
