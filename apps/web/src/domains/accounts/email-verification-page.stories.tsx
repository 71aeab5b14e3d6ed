import { answer, aProfile, aUser, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { delay } from 'msw';
import { screens } from '#app/testing/screen-stories.tsx';

const page = screens(SITE_PATHS.emailVerification);

export default { title: 'Screens/Accounts/Email verification', tags: ['!autodocs'] };

const WITH_LINK = `${SITE_PATHS.emailVerification}?token=abc`;

export const CheckYourEmail = page.state({
  user: aUser({ is_verified: false }),
  answers: [mockEndpoint(endpoints.getProfile, answer(aProfile({ is_verified: false })))],
});
export const Visitor = page.state();
export const CheckingTheLink = page.loading({
  at: WITH_LINK,
  answers: [
    mockEndpoint(endpoints.verifyEmail, async () => {
      await delay('infinite');
      return answer({ success: true, data: { user: aUser() } });
    }),
  ],
});
export const Verified = page.state({
  at: WITH_LINK,
  answers: [
    mockEndpoint(endpoints.verifyEmail, answer({ success: true, data: { user: aUser() } })),
  ],
});
export const LinkExpired = page.state({
  at: WITH_LINK,
  answers: [
    mockEndpoint(
      endpoints.verifyEmail,
      refuse(400, { success: false, error: 'This link has expired.' }),
    ),
  ],
});
