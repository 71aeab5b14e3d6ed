import './silence-console.ts';
import '@cleaning/ui/styles.css';
import { startApp } from './start-app.tsx';

void startApp();
