import { readSettings } from '../../config.ts';
import { settingNames } from '../../settings/environment.ts';
import { type Check, type CheckResult, resultsOf } from './check.ts';
import { findMisspelled } from './misspelled.rules.ts';

const results = resultsOf('settings');

/** The variables of other programs of Pressdock, and of the start script. */
const otherVariables = ['PRESSDOCK_URL', 'PRESSDOCK_API_KEY', 'PRESSDOCK_GEO', 'PRESSDOCK_PHP'];

/** Lists every problem of the settings, and variables that look misspelled. */
export function createSettingsCheck(commandVariables: readonly string[]): Check {
  return ({ settings }) => {
    const found: CheckResult[] = readSettings(settings).problems.map(({ message }) =>
      results.failed(message, 'Correct the setting; the server does not start with it.'),
    );
    const known = [...settingNames, ...otherVariables, ...commandVariables];
    for (const { name, similar } of findMisspelled(Object.keys(settings), known)) {
      const remedy = similar ? `Rename it to ${similar} if you meant that.` : 'Unset it.';
      found.push(results.warning(`${name} is not a setting.`, remedy));
    }
    const count = Object.keys(settings).filter((name) => settingNames.includes(name)).length;
    return found.length > 0 ? found : [results.ok(`${count} settings are set and valid.`)];
  };
}
