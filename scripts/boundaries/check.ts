/**
 * Checks the direction of imports between packages and inside apps. Then checks the checkers: each
 * must find every violation in `fixtures/` and must have read the whole tree.
 */
import { cruiseFolders, expectAllRulesBroken } from './cruise.ts';
import { checkPackages, expectPlantedPackageFaults } from './packages.ts';

const problems = [
  ...(await checkPackages()),
  ...(await expectPlantedPackageFaults()),
  ...(await cruiseFolders()),
  ...(await expectAllRulesBroken()),
];

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('Imports run one way, and the checkers find planted faults.');
process.exitCode = problems.length === 0 ? 0 : 1;
