import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';

const page = screens(SITE_PATHS.gallery);

export default { title: 'Screens/Public/Gallery', tags: ['!autodocs'] };

export const Page = page.state();
