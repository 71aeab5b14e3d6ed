export { OwnAccount } from './components/own-account.tsx';
