/**
 * Checks which way imports run, between packages and inside the apps, and then the checkers
 * themselves: each must find every fault planted in `fixtures/`, and must have read the whole tree.
 */
import { cruiseFolders, expectAllRulesBroken, expectWholeTreeRead } from './cruise.ts';
import { checkPackages, expectPlantedPackageFaults } from './packages.ts';

const problems = [
  ...(await checkPackages()),
  ...(await expectPlantedPackageFaults()),
  ...(await cruiseFolders()),
  ...(await expectWholeTreeRead()),
  ...(await expectAllRulesBroken()),
];

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('Imports run one way, and the checkers find planted faults.');
process.exitCode = problems.length === 0 ? 0 : 1;
