import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Names a test as soon as it fails, since the built-in reporters do that for every test or none. */
export default class FailingTests implements Reporter {
  onTestEnd({ title, location, expectedStatus }: TestCase, { status, duration }: TestResult): void {
    if (status === expectedStatus || status === 'skipped') return;
    const file = path.relative(process.cwd(), location.file);
    const seconds = Math.round(duration / 1000);
    process.stdout.write(`\n${status} after ${seconds} s: ${file}:${location.line} ${title}\n`);
  }
}
