import { mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_CLAIMS_IMPORT_PATH } from './claim-paths.ts';
import { remittanceFile, serveRemittances } from './testing/remittances.ts';

const page = screens(STAFF_CLAIMS_IMPORT_PATH, {
  user: aStaffUser(),
  answers: serveRemittances(),
});

export default { title: 'Screens/Staff portal/Add the NDIA’s answers', tags: ['!autodocs'] };

const DIALOG = 'domains/claims/remittance/read-answers-dialog.tsx';

const dialogOf = ({ canvasElement }: StoryContext) =>
  within(canvasElement.querySelector<HTMLElement>('dialog[open]') ?? canvasElement);

async function addFiles(context: StoryContext, ...files: File[]) {
  await press('Add a file')(context);
  const input = dialogOf(context).getByLabelText('Add a file, from your device');
  await context.userEvent.upload(input, files);
}

async function check(context: StoryContext) {
  await addFiles(
    context,
    remittanceFile('ndia'),
    remittanceFile('northside'),
    remittanceFile('harbour'),
  );
  await dialogOf(context).findByRole('button', { name: 'Check 5 rows' });
  await press('Check 5 rows')(context);
  await within(context.canvasElement).findByRole('table', { name: 'Answers by row' });
}

export const Empty = page.state();
export const Files = page.dialog(DIALOG, {
  async play(context) {
    await addFiles(context, remittanceFile('ndia'), remittanceFile('northside'));
    await dialogOf(context).findByRole('button', { name: 'Check 4 rows' });
  },
});
export const NotRead = page.dialog(DIALOG, {
  async play(context) {
    await addFiles(context, remittanceFile('holiday', 'a picture'));
    await dialogOf(context).findByRole('alert');
  },
});
export const Checked = page.state({ play: check });
export const StillOpen = page.state({
  async play(context) {
    await addFiles(context, remittanceFile('pending'));
    const reference = await dialogOf(context).findByLabelText('Reference on the bank statement');
    await context.userEvent.type(reference, 'NDIA 20 NOV');
    await press('Check 2 rows')(context);
    await within(context.canvasElement).findByRole('table', { name: 'Answers by row' });
  },
});
export const NotApplied = page.state({
  answers: [mockEndpoint(endpoints.applyRemittance, refuse(500, {})), ...serveRemittances()],
  async play(context) {
    await check(context);
    await press('Apply 3 rows')(context);
    await within(context.canvasElement).findByText('Not everything was applied');
  },
});
export const Applied = page.state({
  async play(context) {
    await check(context);
    await press('Apply 3 rows')(context);
    await within(context.canvasElement).findByRole('link', { name: 'Fix 1 rejected claim' });
  },
});
