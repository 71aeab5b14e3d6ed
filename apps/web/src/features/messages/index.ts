export { Messages } from './components/messages.tsx';
