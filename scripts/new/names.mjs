import { Failure } from '../bootstrap/failure.mjs';

const lower = (name) => name[0].toLowerCase() + name.slice(1);
const separated = (name, separator) =>
  name.replace(/([a-z0-9])([A-Z])/g, `$1${separator}$2`).toLowerCase();

const singularOf = (plural) =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.slice(0, -1);

/**
 * Returns the spellings of a resource's name that templates use.
 * @param {string} plural the name in PascalCase, such as `BuildHooks`
 * @throws {Failure} if it is not a plural noun in PascalCase
 */
export function namesOf(plural) {
  if (!/^[A-Z][A-Za-z]{2,38}[^s]s$/.test(plural)) {
    throw new Failure(
      `${plural} is not a valid name. Use a plural noun that starts with a capital letter, such as Deployments.`,
    );
  }
  const singular = singularOf(plural);
  return {
    Names: plural,
    Name: singular,
    names: lower(plural),
    name: lower(singular),
    NAMES: separated(plural, '_').toUpperCase(),
    'kebab-names': separated(plural, '-'),
    snake_names: separated(plural, '_'),
    'plural words': separated(plural, ' '),
    'singular words': separated(singular, ' '),
    'Plural words': plural[0] + separated(plural, ' ').slice(1),
    'Singular words': singular[0] + separated(singular, ' ').slice(1),
  };
}
