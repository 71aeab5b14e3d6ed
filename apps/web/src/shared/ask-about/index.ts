export { askAboutPath } from './ask-about-path.ts';
