import { Script } from 'node:vm';
import indefinite from 'indefinite';
import pluralize from 'pluralize';
import { Failure } from '../bootstrap/failure.mjs';

const lower = (name) => name[0].toLowerCase() + name.slice(1);
const separated = (name, separator) =>
  name.replace(/([a-z0-9])([A-Z])/g, `$1${separator}$2`).toLowerCase();
const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

// Names that the templates and the edited files give to something else.
const takenIdentifiers = ['add', 'create', 'expect', 'form', 'interfaces', 'messages', 'remove'];
takenIdentifiers.push('resources', 'routes', 'statements', 'test', 'update');

function isIdentifier(name) {
  try {
    new Script(`'use strict'; async () => { let ${name}; }`);
    return !takenIdentifiers.includes(name);
  } catch {
    return false;
  }
}

function assertNoun(plural, singular) {
  if (![plural, singular].every((name) => /^[A-Z][A-Za-z]{1,38}$/.test(name))) {
    throw new Failure(
      `${plural} is not a valid name. Use a plural noun that starts with a capital letter and has no digits, such as Deployments.`,
    );
  }
  if (/[A-Z]{2}/.test(plural)) {
    throw new Failure(`${plural} contains an acronym. Write it like a word, such as ApiKeys.`);
  }
  if (plural === singular || plural === pluralize.singular(plural)) {
    throw new Failure(
      `${plural} is not a plural noun that differs from its singular. Choose another name.`,
    );
  }
  const reserved = [plural, singular].map(lower).find((name) => !isIdentifier(name));
  if (reserved) {
    throw new Failure(
      `${plural} would name a variable ${reserved}, which is reserved. Choose a longer name, such as Support${plural}.`,
    );
  }
}

/**
 * Returns the spellings of a resource's name that templates use.
 * @param {string} plural the name in PascalCase, such as `BuildHooks`
 * @param {string} [singular] the singular in PascalCase, where the English rules do not find it
 * @throws {Failure} if it is not a plural noun in PascalCase, or is reserved
 */
export function namesOf(plural, singular = pluralize.singular(plural)) {
  assertNoun(plural, singular);
  const words = { plural: separated(plural, ' '), singular: separated(singular, ' ') };
  const article = indefinite(words.singular);
  return {
    Names: plural,
    Name: singular,
    names: lower(plural),
    name: lower(singular),
    NAMES: separated(plural, '_').toUpperCase(),
    'kebab-names': separated(plural, '-'),
    snake_names: separated(plural, '_'),
    'plural words': words.plural,
    'singular words': words.singular,
    'a singular words': article,
    'A singular words': capitalized(article),
    'Plural words': capitalized(words.plural),
    'Singular words': capitalized(words.singular),
  };
}
