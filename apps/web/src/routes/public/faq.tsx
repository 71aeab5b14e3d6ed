export { FaqPage as Component } from '../../features/faq/index.ts';
