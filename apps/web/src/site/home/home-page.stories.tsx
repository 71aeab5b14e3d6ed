import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';

const page = screens(SITE_PATHS.home);

export default { title: 'Screens/Public/Home', tags: ['!autodocs'] };

export const Page = page.state();
