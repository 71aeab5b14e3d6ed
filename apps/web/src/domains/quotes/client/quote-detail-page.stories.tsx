import {
  aDeposit,
  aPageOf,
  aQuote,
  answer,
  aUser,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { QuoteAttachment } from '@cleaning/contract/attachments';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { anInvoicesPage } from '#domains/invoices/testing/an-invoices-page.ts';
import { anNdisOffer, withPlan } from '../testing/an-ndis-offer.ts';
import { anNdisUser } from '#app/testing/an-ndis-user.ts';
import { aChangedOffer, anOffer, knows } from '../testing/an-offer.ts';

const page = screens(SITE_PATHS.clientQuote, { user: aUser() });

export default { title: 'Screens/Client portal/Quote', tags: ['!autodocs'] };

const draft = aQuote({ address_line1: '1 Example Street', postcode: '2154' });

const shows = (quote: Quote, ...more: ReturnType<typeof mockEndpoint>[]) => ({
  answers: [
    ...more,
    knows(quote),
    mockEndpoint(endpoints.listMyAppointments, answer(aPageOf([]))),
    mockEndpoint(endpoints.listMyInvoices, answer(anInvoicesPage([]))),
  ],
});

const photo: QuoteAttachment = {
  id: '0190a1b2-0000-7000-8000-000000005001',
  quote_id: draft.id,
  file_name: 'Kitchen.jpg',
  media_type: 'image/jpeg',
  byte_size: 1_258_291,
  source: 'client',
  created_at: draft.created_at,
  can_remove: true,
};
const firstVersion = {
  id: '0190a1b2-0000-7000-8000-000000000009',
  quote_id: draft.id,
  revision: 1,
  total_cents: 522_00,
  valid_until: '2026-12-05',
  sent_at: '2026-11-20T00:00:00.000Z',
};
const withVersions = shows(
  aChangedOffer(),
  mockEndpoint(
    endpoints.listQuoteRevisions,
    answer(
      aPageOf([
        { ...firstVersion, id: '0190a1b2-0000-7000-8000-00000000000a', revision: 2 },
        firstVersion,
      ]),
    ),
  ),
  mockEndpoint(
    endpoints.getQuoteRevision,
    answer({ ...firstVersion, content: anOffer(), compared_with: null, changes: [] }),
  ),
);
const withPhoto = shows(
  anOffer({ status: 'submitted', available_commands: [] }),
  mockEndpoint(endpoints.listQuoteAttachments, answer(aPageOf([photo]))),
);

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' }))],
});
export const Draft = page.state(shows(draft));
export const Submitted = page.state(
  shows(aQuote({ status: 'submitted', version: 2, available_commands: ['cancel'] })),
);
export const Offer = page.state(shows(anOffer()));
export const OfferForNdis = page.state({
  ...shows(anNdisOffer(), ...withPlan()),
  user: anNdisUser(),
});
export const OfferForNdisSelfManaged = page.state({
  ...shows(anNdisOffer(), ...withPlan('self', null)),
  user: anNdisUser(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Where is the $305 I saw in the calculator?'));
  },
});
export const Approved = page.state(
  shows(
    anOffer({
      status: 'approved',
      version: 4,
      approved_at: '2026-11-21T03:04:00.000Z',
      approved_name: 'Mia Tran',
      deposit: aDeposit(15_660),
      available_commands: [],
    }),
  ),
);
export const DepositPaidInPart = page.state(
  shows(
    anOffer({
      status: 'approved',
      version: 5,
      approved_at: '2026-11-21T03:04:00.000Z',
      approved_name: 'Mia Tran',
      deposit: aDeposit(15_660, [100_00]),
      available_commands: [],
    }),
  ),
);
export const Declined = page.state(
  shows(anOffer({ status: 'declined', version: 4, available_commands: [] })),
);
export const ChangedOffer = page.state(withVersions);
export const WithPhoto = page.state(withPhoto);

export const Approve = page.dialog('domains/quotes/client/decisions/approve-quote.tsx', {
  ...shows(anOffer()),
  play: press('Approve $522.00'),
});
export const ApproveWithoutName = page.dialog('domains/quotes/client/decisions/approve-quote.tsx', {
  ...shows(anOffer()),
  play: press('Approve $522.00', 'Approve $522.00'),
});
export const ApproveForTheClient = page.dialog(
  'domains/quotes/client/decisions/approve-quote.tsx',
  {
    ...shows(anOffer()),
    play: async (context) => {
      await press('Approve $522.00')(context);
      const dialog = within(context.canvasElement);
      await context.userEvent.type(
        await dialog.findByLabelText('Type your full name to sign'),
        'Rob Tran',
      );
      await context.userEvent.tab();
      await context.userEvent.selectOptions(
        await dialog.findByLabelText('How do you know Mia?'),
        'family',
      );
    },
  },
);
export const ApproveForNdis = page.dialog('domains/quotes/client/decisions/approve-quote.tsx', {
  ...shows(anNdisOffer(), ...withPlan()),
  user: anNdisUser(),
  play: press('Approve about $150.25 a visit'),
});
export const RequestChanges = page.dialog('domains/quotes/client/decisions/request-changes.tsx', {
  ...shows(anOffer()),
  play: press('Ask for changes'),
});
export const Decline = page.dialog('domains/quotes/client/decisions/decline-or-cancel.tsx', {
  ...shows(anOffer()),
  play: press('Decline'),
});
export const Cancel = page.dialog('domains/quotes/client/decisions/decline-or-cancel.tsx', {
  ...shows(aQuote({ status: 'submitted', version: 2, available_commands: ['cancel'] })),
  play: press('Cancel request'),
});
export const DeleteDraft = page.dialog('domains/quotes/client/detail/quote-detail.tsx', {
  ...shows(draft),
  play: press('Delete draft'),
});
export const RemovePhoto = page.dialog('domains/quotes/files/remove-photo.tsx', {
  ...withPhoto,
  play: press('Remove Kitchen.jpg'),
});
export const SaveAsTemplate = page.dialog(
  'domains/quotes/client/templates/template-name-dialog.tsx',
  {
    ...shows(aQuote({ status: 'submitted', version: 2, available_commands: ['cancel'] })),
    play: press('Save as a template'),
  },
);
export const EarlierVersion = page.dialog('domains/quotes/client/detail/revision-dialog.tsx', {
  ...withVersions,
  play: press('See version 1'),
});
