import { answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aReminder,
  aReminderPreview,
  aRemindersPage,
  HELD,
  OF_PLAN_MANAGER,
  STOPPED,
} from '../testing/a-reminder.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();
const ADDRESS = '/staff/portal/invoices/reminders';

const serve = (...invoices: ReturnType<typeof aReminder>[]) =>
  server.use(mockEndpoint(endpoints.listReminders, answer(aRemindersPage(invoices))));

beforeEach(() => serve(aReminder(), STOPPED, OF_PLAN_MANAGER));

/** Opens the More menu of an invoice's reminders. */
const openMore = async (user: { click: (element: Element) => Promise<void> }, number: string) =>
  user.click(await screen.findByText(`for the reminders of ${number}`));

const ON = { is_client_on: true, held: null };
const OFF = { is_client_on: false, held: null };

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('payment reminders', () => {
  it('show what was sent, what is next and to whom', async () => {
    await openStaffPortal(ADDRESS);
    const row = await rowOf(/INV-2026-00031/u);
    expect(row.getAllByText('Sent')).toHaveLength(2);
    expect(row.getByText('Next')).toBeVisible();
    expect(row.getByText('24 Nov')).toBeVisible();
    expect((await rowOf(/INV-2026-00045/u)).getByText('Harbour Plan Services')).toBeVisible();
    expect(await screen.findByRole('row', { name: /^3 invoices \$1,608\.25$/u })).toBeVisible();
    expect(screen.getByText(/3 invoices that the NDIA pays.*\$570\.95/u)).toBeVisible();
  });

  it('are counted for today, and the first can be read', async () => {
    serve(
      aReminder({ reminders: [{ days: 21, on: '2026-11-23', state: 'next' }] }),
      OF_PLAN_MANAGER,
    );
    server.use(mockEndpoint(endpoints.previewReminder, answer(aReminderPreview())));
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText(/who pays\. 1 goes today\.$/u)).toBeVisible();
    expect((await rowOf(/INV-2026-00031/u)).getByText('Today, 2:00 pm')).toBeVisible();
    const card = within(
      await screen.findByRole('region', { name: 'Today, 2:00 pm: the reminder after 21 days' }),
    );
    expect(await card.findByText('INV-2026-00031 is 20 days overdue')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Edit the email after 21 days' }));
    expect(await screen.findByRole('tab', { name: '21 days', selected: true })).toBeVisible();
  });

  it('can be switched off and on for a client', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.switchReminders, ({ params, body }) => {
        sent.push([params['id'], body]);
        return answer(body);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const row = await rowOf(/INV-2026-00045/u);
    const off = row.getByRole('switch', { name: 'Reminders of Mele Tauiliili' });
    expect(off).not.toBeChecked();
    await user.click(off);
    expect(await screen.findByText('Reminders of Mele Tauiliili are on.')).toBeVisible();
    expect(sent).toEqual([[OF_PLAN_MANAGER.client_id, { is_on: true, earlier_reminders: OFF }]]);
  });

  it('can be stopped for one invoice with a reason, and resumed', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.stopReminders, ({ body }) => {
        sent.push(body);
        return answer(STOPPED);
      }),
      mockEndpoint(endpoints.resumeReminders, ({ body }) => {
        sent.push(body);
        return answer(aReminder());
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await openMore(user, 'INV-2026-00031');
    await user.click(await screen.findByRole('button', { name: 'Stop INV-2026-00031' }));
    await user.click(screen.getByRole('button', { name: 'Stop reminders' }));
    expect(await screen.findByText('Say why you are doing this.', { selector: 'a' })).toBeVisible();
    await user.type(screen.getByLabelText('Why'), 'They dispute it.');
    await user.click(screen.getByRole('button', { name: 'Stop reminders' }));
    expect(await screen.findByText('Reminders of INV-2026-00031 are stopped.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'They dispute it.', earlier_reason: null }]);
    await user.click(screen.getByRole('button', { name: 'Turn them on again INV-2026-00034' }));
    expect(await screen.findByText('Reminders of INV-2026-00034 are on again.')).toBeVisible();
    expect(sent[1]).toEqual({ earlier_reason: STOPPED.stopped?.reason });
  });

  it('can be paused for a client until a date with a reason, and resumed', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.holdReminders, ({ params, body }) => {
        sent.push([params['id'], body]);
        if (sent.length === 1) return refuse(400, { until: ['Choose a day after today.'] });
        serve(HELD);
        return answer({ until: body.until });
      }),
      mockEndpoint(endpoints.switchReminders, ({ body }) => {
        sent.push(body);
        serve(aReminder());
        return answer(body);
      }),
    );
    serve(aReminder());
    const { user } = await openStaffPortal(ADDRESS);
    const link = await screen.findByRole('link', { name: 'INV-2026-00031' });
    await user.keyboard('j');
    expect(link).toHaveFocus();
    await user.keyboard('h');
    const dialog = within(
      screen.getByRole('dialog', { name: 'Hold the reminders of Ben Carver?' }),
    );
    await user.type(dialog.getByLabelText('Hold until'), '2026-11-30');
    await user.type(dialog.getByLabelText('Why'), 'Accounts will pay it this week.');
    await user.click(dialog.getByRole('button', { name: 'Hold reminders' }));
    expect(await dialog.findByRole('link', { name: 'Choose a day after today.' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Hold reminders' }));
    expect(
      await screen.findByText('Reminders of Ben Carver are held until 30 Nov 2026.'),
    ).toBeVisible();
    expect(await screen.findByText('until 30 Nov')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Ben Carver, held until 30 Nov 2026' }));
    expect(card.getByText(/^“Accounts will pay it this week.” Sam Taylor, 23 Nov/u)).toBeVisible();
    expect(card.getByText(/INV-2026-00031 after 21 days.* 24 Nov 2026\.$/u)).toBeVisible();
    screen.getByRole('link', { name: 'INV-2026-00031' }).focus();
    await user.keyboard('h');
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await user.click(screen.getByRole('button', { name: 'End the hold of Ben Carver' }));
    expect(await screen.findByText('Reminders of Ben Carver are no longer held.')).toBeVisible();
    const held = { until: '2026-11-30', reason: 'Accounts will pay it this week.' };
    const { client_id: id } = aReminder();
    const asked = { ...held, earlier_reminders: ON };
    const ended = { is_on: true, earlier_reminders: { is_client_on: true, held } };
    expect(sent).toEqual([[id, asked], [id, asked], ended]);
  });

  describe('that a colleague changed meanwhile', () => {
    const message =
      'The reminders of Ben Carver have changed since you opened them: they are switched off now. Check them and try again.';

    /** Refuses a command about the reminders of a client, which the list then shows as they are. */
    const refuseFor = (
      endpoint: typeof endpoints.holdReminders | typeof endpoints.switchReminders,
      now: Partial<ReturnType<typeof aReminder>>,
    ) => {
      const sent: unknown[] = [];
      server.use(
        mockEndpoint(endpoint, ({ body }) => {
          sent.push(body);
          if (sent.length > 1) return answer({ ...body });
          serve(aReminder(now));
          const { is_client_on: isOn, held } = aReminder(now);
          return refuse(409, {
            code: 'stale_version',
            message,
            current: { is_client_on: isOn, held },
          });
        }),
      );
      return sent;
    };

    it('stay off, and the dialog of a hold says so', async () => {
      serve(aReminder());
      const sent = refuseFor(endpoints.holdReminders, OFF);
      const { user } = await openStaffPortal(ADDRESS);
      await openMore(user, 'INV-2026-00031');
      await user.click(await screen.findByRole('button', { name: /^Hold/u }));
      const dialog = within(screen.getByRole('dialog', { name: /^Hold the reminders/u }));
      await user.type(dialog.getByLabelText('Hold until'), '2026-11-30');
      await user.type(dialog.getByLabelText('Why'), 'They pay on Monday.');
      await user.click(dialog.getByRole('button', { name: 'Hold reminders' }));
      expect(await dialog.findByText(message)).toBeVisible();
      expect(dialog.getByText(/until somebody turns the reminders on again\.$/u)).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Hold reminders' })).toBeNull();
      expect(sent).toEqual([
        { until: '2026-11-30', reason: 'They pay on Monday.', earlier_reminders: ON },
      ]);
      await user.click(dialog.getByRole('button', { name: 'Not now' }));
      expect(screen.getByRole('switch', { name: 'Reminders of Ben Carver' })).not.toBeChecked();
    });

    it('keep another hold until what it says was read', async () => {
      serve(aReminder());
      const sent = refuseFor(endpoints.holdReminders, { held: HELD.held });
      const { user } = await openStaffPortal(ADDRESS);
      await openMore(user, 'INV-2026-00031');
      await user.click(await screen.findByRole('button', { name: /^Hold/u }));
      const dialog = within(screen.getByRole('dialog', { name: /^Hold the reminders/u }));
      await user.type(dialog.getByLabelText('Hold until'), '2026-12-07');
      await user.type(dialog.getByLabelText('Why'), 'They pay later.');
      await user.click(dialog.getByRole('button', { name: 'Hold reminders' }));
      expect(await dialog.findByText('Held until: was empty, is now “30 Nov 2026”')).toBeVisible();
      expect(dialog.getByText(/“Accounts will pay it this week\. \(Sam Taylor\)”$/u)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Hold reminders' }));
      expect(await screen.findByText(/are held until 7 Dec 2026\.$/u)).toBeVisible();
      const { until, reason } = HELD.held ?? {};
      expect(sent[1]).toMatchObject({
        until: '2026-12-07',
        earlier_reminders: { is_client_on: true, held: { until, reason } },
      });
    });

    it('stay off when a hold is ended that is none any more, and the page says why', async () => {
      serve(HELD);
      const sent = refuseFor(endpoints.switchReminders, OFF);
      const { user } = await openStaffPortal(ADDRESS);
      await user.click(await screen.findByRole('button', { name: 'End the hold of Ben Carver' }));
      expect(await screen.findByText(message)).toBeVisible();
      const off = await screen.findByRole('switch', { name: 'Reminders of Ben Carver' });
      expect(off).not.toBeChecked();
      expect(screen.queryByRole('button', { name: /^End the hold/u })).toBeNull();
      await user.click(off);
      expect(await screen.findByText('Reminders of Ben Carver are on.')).toBeVisible();
      expect(sent[1]).toEqual({ is_on: true, earlier_reminders: OFF });
    });

    it('of one invoice keep the reason of the colleague', async () => {
      const current = aReminder({ stopped: STOPPED.stopped, reminders: STOPPED.reminders });
      serve(aReminder());
      server.use(
        mockEndpoint(endpoints.stopReminders, () => {
          serve(current);
          return refuse(409, { code: 'stale_version', message: 'They are stopped now.', current });
        }),
      );
      const { user } = await openStaffPortal(ADDRESS);
      await openMore(user, 'INV-2026-00031');
      await user.click(await screen.findByRole('button', { name: 'Stop INV-2026-00031' }));
      const dialog = within(screen.getByRole('dialog', { name: /^Stop the reminders/u }));
      await user.type(dialog.getByLabelText('Why'), 'They dispute it.');
      await user.click(dialog.getByRole('button', { name: 'Stop reminders' }));
      expect(await dialog.findByText('They are stopped now.')).toBeVisible();
      expect(dialog.getByText('Stopped by Sam Taylor: They say we missed a room.')).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Stop reminders' })).toBeNull();
    });
  });

  it('can be read before they are sent, and one that is due can be sent now', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.previewReminder, answer(aReminderPreview())),
      mockEndpoint(endpoints.sendReminder, ({ params, body }) => {
        sent.push([params['id'], body]);
        return sent.length === 1
          ? refuse(400, { non_field_errors: ['This reminder went already.'] })
          : answer(aReminder());
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await openMore(user, 'INV-2026-00031');
    const open = await screen.findByRole('button', { name: /^Preview .* INV-2026-00031$/u });
    await user.click(open);
    const dialog = within(screen.getByRole('dialog', { name: /reminder of INV-2026-00031/u }));
    expect(await dialog.findByText('INV-2026-00031 is 20 days overdue')).toBeVisible();
    expect(dialog.getByText(/Ben Carver on 24 Nov 2026 at 2:00 pm by itself/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send reminder now' }));
    expect(await dialog.findByText('This reminder went already.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send reminder now' }));
    expect(
      await screen.findByText('The reminder of INV-2026-00031 went to Ben Carver.'),
    ).toBeVisible();
    expect(sent).toEqual([
      [aReminder().invoice_id, { days: 21 }],
      [aReminder().invoice_id, { days: 21 }],
    ]);
  });

  it('can be sent at once while paused when the client asks for it', async () => {
    serve(HELD, { ...OF_PLAN_MANAGER, held: HELD.held, is_client_on: true });
    server.use(mockEndpoint(endpoints.previewReminder, answer(aReminderPreview())));
    const { user } = await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: /^Ben Carver, held/u }));
    await user.click(card.getByRole('button', { name: 'Send INV-2026-00031 now' }));
    expect(await screen.findByRole('button', { name: 'Send reminder now' })).toBeVisible();
    const notDue = within(screen.getByRole('region', { name: /^Mele Tauiliili, held/u }));
    expect(notDue.queryByRole('button', { name: /^Send/u })).toBeNull();
  });

  it('can only be read for an invoice that is not overdue yet, and not when they are stopped', async () => {
    server.use(
      mockEndpoint(
        endpoints.previewReminder,
        answer(aReminderPreview({ days: 3, on: '2026-12-05', can_go_now: false })),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await openMore(user, 'INV-2026-00045');
    await user.click(await screen.findByRole('button', { name: /^Preview .* INV-2026-00045$/u }));
    expect(await screen.findByText(/on 5 Dec 2026 at 2:00 pm, if the invoice/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send reminder now' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Preview .* INV-2026-00034$/u })).toBeNull();
  });

  it('say so when there are none, and when they cannot be loaded', async () => {
    serve();
    const { router } = await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'No reminders to send' })).toBeVisible();
    server.use(mockEndpoint(endpoints.listReminders, refuse(500, {})));
    await router.navigate(`${ADDRESS}?page=2`);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
