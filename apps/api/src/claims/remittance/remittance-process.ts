import { serveTextReader } from '../../core/files/inspection/serve-text-reader.ts';
import { parseRemittance } from './parse-remittance.ts';
import type { RemittanceInput } from './read-remittance.ts';

// The main module of a process that reads one remittance file.
serveTextReader(({ content, maxRows }: RemittanceInput) => parseRemittance(content, maxRows));
