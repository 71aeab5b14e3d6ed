import { mockEndpoint, noResponse, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { StoryContext } from '@storybook/react-vite';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { siteConfig } from '#app/testing/service-answers.ts';

const page = screens(SITE_PATHS.login);

export default { title: 'Screens/Accounts/Login', tags: ['!autodocs'] };

async function logIn({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText('Email'), 'mia@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'not-the-password');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await canvas.findByRole('alert');
}

export const Page = page.state();
export const WithGoogle = page.state({ answers: [siteConfig('client-id')] });
export const NothingTyped = page.state({ play: press('Log in') });
export const WrongPassword = page.state({
  answers: [
    mockEndpoint(
      endpoints.login,
      refuse(400, { success: false, error: 'Email or password is incorrect.' }),
    ),
  ],
  play: logIn,
});
export const NoConnection = page.state({
  answers: [mockEndpoint(endpoints.login, noResponse())],
  play: logIn,
});
