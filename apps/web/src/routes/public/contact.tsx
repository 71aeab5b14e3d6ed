export { ContactPage as Component } from '../../features/contact/index.ts';
