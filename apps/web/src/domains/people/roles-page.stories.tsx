import { aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { expect } from 'storybook/test';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { linesOf, screens } from '#app/testing/screen-stories.tsx';
import { ADMIN_ROLES_PATH } from './people-paths.ts';
import { theOwner } from './testing.ts';

const page = screens(ADMIN_ROLES_PATH, { user: aStaffUser({ user_type: 'admin' }) });

export default { title: 'Screens/Admin portal/What each role sees', tags: ['!autodocs'] };

const answers = [mockEndpoint(endpoints.listUsers, answer(aPageOf([theOwner()])))];

export const Roles = page.state({ answers });
/** The words of an answer stand beside each other, and none is broken into its letters. */
export const RolesInLargeText = {
  ...page.state({
    answers,
    play: async ({ canvas }) => {
      const words = canvas.getByText(/^Own visits, from 6 pm/u);
      await expect(linesOf(words).length).toBeLessThan(words.textContent.split(' ').length);
    },
  }),
  globals: { viewport: { value: 'w320' }, text: 'double' },
};
