export { GuardMessage } from './guard-message.tsx';
