export { passwordMeter } from './password-meter.ts';
