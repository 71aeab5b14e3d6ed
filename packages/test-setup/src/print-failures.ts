import path from 'node:path';
import {
  MinimalReporter,
  type SerializedError,
  type TestCase,
  type TestModule,
  type TestSuite,
} from 'vitest/node';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LINES_OF_ERROR = 6;

/**
 * Prints each failure at once, so that it is known before a long run ends, and the details of all
 * failures at the end. The reporters of Vitest either print every passed test as well, or wait for
 * the end of the file or the run.
 */
export default class PrintFailures extends MinimalReporter {
  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    this.#print(test.module, test.result().errors, test.fullName);
  }

  override onTestSuiteResult(suite: TestSuite): void {
    super.onTestSuiteResult(suite);
    this.#print(suite.module, suite.errors(), suite.fullName);
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.#print(module, module.errors());
  }

  /** Leaves out what the base class prints here: the failed tests of the file once more. */
  protected override printTestModule(): void {
    // Each failure is printed already.
  }

  #print(module: TestModule, errors: readonly SerializedError[] = [], name?: string): void {
    const file = path.relative(ROOT, module.moduleId);
    for (const { message } of errors) {
      const lines = message.split('\n').filter((line) => line.trim() !== '');
      const title = `FAIL ${name === undefined ? file : `${file} > ${name}`}`;
      this.error([title, ...lines.slice(0, LINES_OF_ERROR)].join('\n  '));
    }
  }
}
