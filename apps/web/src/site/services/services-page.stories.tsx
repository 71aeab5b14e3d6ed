import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';

const page = screens(SITE_PATHS.services);

export default { title: 'Screens/Public/Services', tags: ['!autodocs'] };

export const Page = page.state();
