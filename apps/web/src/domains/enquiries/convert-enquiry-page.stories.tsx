import { anEnquiry, answer, aQuote, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { pathWithId } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_ENQUIRY_CONVERT_PATH } from './enquiry-paths.ts';

const page = screens(STAFF_ENQUIRY_CONVERT_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_ENQUIRY_CONVERT_PATH, anEnquiry().id),
});

export default { title: 'Screens/Staff portal/Convert enquiry', tags: ['!autodocs'] };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getEnquiry, refuse(404, { code: 'not_found' }))],
});
export const NewClient = page.state({
  answers: [mockEndpoint(endpoints.getEnquiry, answer(anEnquiry()))],
});

const HELEN = { id: '0190a1b2-0000-7000-8000-000000000009', name: 'Helen Novak' };
const quote = aQuote({ status: 'draft', revision: 1, address_line1: null, postcode: null });

export const EverythingSaid = page.state({
  answers: [
    mockEndpoint(
      endpoints.getEnquiry,
      answer(
        anEnquiry({
          phone_number: null,
          message:
            'Hello, we move out of a two bedroom unit with 1 bathroom, 1 kitchen and one living room at 3 Wattle Road, Dee Why NSW 2099 on 12 December 2030 and need an end-of-lease clean. Do you do the carpets as well? Call 0491 570 006.',
        }),
      ),
    ),
  ],
});
export const KnownClient = page.state({
  answers: [mockEndpoint(endpoints.getEnquiry, answer(anEnquiry({ same_address_client: HELEN })))],
});
export const Converted = page.state({
  answers: [
    mockEndpoint(endpoints.getQuote, answer(quote)),
    mockEndpoint(
      endpoints.getEnquiry,
      answer(
        anEnquiry({
          status: 'closed',
          client: { ...HELEN, is_new: true },
          closed_by: 'Sam',
          closed_at: '2026-11-22T23:12:00.000Z',
          quote: { id: quote.id, reference: quote.reference },
          answer: 'We started a quote for you.',
          answered_at: '2026-11-22T23:20:00.000Z',
        }),
      ),
    ),
  ],
});
export const ConvertedToAClient = page.state({
  answers: [
    mockEndpoint(
      endpoints.getEnquiry,
      answer(
        anEnquiry({ status: 'closed', client: { ...HELEN, is_new: false }, closed_by: 'Sam' }),
      ),
    ),
  ],
});
