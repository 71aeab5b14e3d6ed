import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';

const page = screens(SITE_PATHS.ndis);

export default { title: 'Screens/Public/NDIS', tags: ['!autodocs'] };

export const Page = page.state();
