import { readSettings } from '../../config.ts';
import { settingNames } from '../../settings/environment.ts';
import { type Check, type CheckResult, resultsOf } from './check.ts';
import { findMisspelled } from './misspelled.rules.ts';

const results = resultsOf('settings');

/** The variables of commands, of clients, and of the installation's scripts. */
const otherVariable =
  /^(?:npm_config_registry|PRESSDOCK_(?:API_KEY|URL|ENV_FILE|VERSION|(?:BACKUP|MOVE)_[A-Z0-9_]+))$/;

/** Returns whether a program of Pressdock reads a variable. */
export const isKnownVariable = (name: string): boolean =>
  settingNames.includes(name) || otherVariable.test(name);

/** Lists every problem of the settings, and variables that look misspelled. */
export const checkSettings: Check = ({ settings }) => {
  const found: CheckResult[] = readSettings(settings).problems.map(({ message }) =>
    results.failed(message, 'Correct the setting; the server does not start with it.'),
  );
  const unknown = Object.keys(settings).filter((name) => !isKnownVariable(name));
  for (const { name, similar } of findMisspelled(unknown, settingNames)) {
    const remedy = similar ? `Rename it to ${similar} if you meant that.` : 'Unset it.';
    found.push(results.warning(`${name} is not a setting.`, remedy));
  }
  const count = Object.keys(settings).filter((name) => settingNames.includes(name)).length;
  return found.length > 0 ? found : [results.ok(`${count} settings are set and valid.`)];
};
