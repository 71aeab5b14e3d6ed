import { answer, mockEndpoint, noResponse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { StoryContext } from '@storybook/react-vite';
import { press, screens } from '#app/testing/screen-stories.tsx';

const page = screens(SITE_PATHS.passwordReset);

export default { title: 'Screens/Accounts/Password reset', tags: ['!autodocs'] };

const askForLink =
  (outcome: 'status' | 'alert') =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: /^Send the link/u }));
    await canvas.findByText(outcome === 'status' ? 'Check your email' : /Please try again/u);
  };

export const Page = page.state();
export const Sent = page.state({
  answers: [
    mockEndpoint(
      endpoints.requestPasswordReset,
      answer({ success: true, data: {}, message: 'Done.' }),
    ),
  ],
  play: askForLink('status'),
});
export const NoConnection = page.state({
  answers: [mockEndpoint(endpoints.requestPasswordReset, noResponse())],
  play: askForLink('alert'),
});
export const NewPassword = page.state({ at: `${SITE_PATHS.passwordReset}?token=abc` });
export const NothingTyped = page.state({ play: press(/^Send the link/u) });
