import { archiveStep } from '../package/check.mjs';
import { check } from './check.mjs';
import { documentStep } from './documents.mjs';
import { lengthStep } from './lengths.mjs';
import { tokensOnlyStep } from './tokensOnly.mjs';
import { wordingStep } from './wording.mjs';

/** The checks of the sources, most of which use a single core. */
export const sourceSteps = [
  check('Format and lint', 'biome', ['ci', '--colors=off', '--max-diagnostics=50', '.']),
  lengthStep,
  wordingStep,
  documentStep,
  archiveStep,
  tokensOnlyStep,
  check('Import rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'packages']),
  check('Folder cycles', 'depcruise', [
    ...['--config', '.dependency-cruiser.folders.cjs', 'apps', 'packages'],
  ]),
  check('Unused code', 'knip', ['--no-config-hints', '--no-progress']),
];

/** The type checks of all workspaces. */
export const typesStep = check('Types', 'turbo', [
  ...['run', 'types', '--continue', '--output-logs=errors-only'],
]);
