import { screens } from '#app/testing/screen-stories.tsx';

const page = screens('*', { at: '/no-such-page' });

export default { title: 'Screens/Public/Not found', tags: ['!autodocs'] };

export const Page = page.state();
