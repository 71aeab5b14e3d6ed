import { aClientListItem, answer, aCappedPageOf, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_CLIENT_NEW_PATH } from '../client-paths.ts';

const page = screens(STAFF_CLIENT_NEW_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/New client', tags: ['!autodocs'] };

export const Empty = page.state();
export const Mistakes = page.state({
  async play(context) {
    await press('Make client')(context);
    await within(context.canvasElement).findByRole('link', { name: 'Enter the first name.' });
  },
});
export const Participant = page.state({
  async play({ canvasElement, userEvent }) {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('radio', { name: 'NDIS participant' }));
    await form.findByLabelText(/^NDIS number/u);
  },
});
export const CopiesForNominee = page.state({
  async play({ canvasElement, userEvent }) {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('radio', { name: 'NDIS participant' }));
    await userEvent.type(form.getByLabelText('Nominee (optional)'), 'Peter Lam');
    await userEvent.type(form.getByLabelText(/^Nominee’s email/u), 'peter.lam@example.com');
    await form.findByRole('checkbox', { name: 'The client agrees that Peter Lam gets copies' });
  },
});
export const KnownPlanManager = page.state({
  answers: [
    mockEndpoint(
      endpoints.listPlanManagers,
      answer([
        { name: 'Northside Plan Management', invoice_email: 'invoices@northside.example' },
        { name: 'Harbour Plan Services', invoice_email: 'accounts@harbour.example' },
      ]),
    ),
  ],
  async play({ canvasElement, userEvent }) {
    const form = within(canvasElement);
    await userEvent.click(await form.findByRole('radio', { name: 'NDIS participant' }));
    await userEvent.selectOptions(form.getByLabelText('Who manages the plan'), 'plan');
    const manager = await form.findByLabelText('Plan manager');
    await userEvent.selectOptions(manager, 'Northside Plan Management');
    await form.findByText('Invoices go to invoices@northside.example.');
  },
});
export const SamePerson = page.state({
  answers: [
    mockEndpoint(
      endpoints.listClients,
      answer(
        aCappedPageOf([
          aClientListItem(),
          aClientListItem({
            id: '0190a1b2-0000-7000-8000-000000007002',
            first_name: 'Lina',
            last_name: 'Fisher',
            is_active: false,
          }),
        ]),
      ),
    ),
  ],
  async play({ canvasElement, userEvent }) {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/^Phone/u), '0491 570 737');
    await form.findByText('Is it the same person?');
  },
});
