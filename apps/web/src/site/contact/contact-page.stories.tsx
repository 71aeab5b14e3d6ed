import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';

const page = screens(SITE_PATHS.contact);

export default { title: 'Screens/Public/Contact', tags: ['!autodocs'] };

export const Page = page.state();
export const NothingTyped = page.state({ play: press('Send message') });
