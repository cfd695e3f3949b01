import {
  FLAG_ATTRIBUTES,
  FLAG_COMPARATORS,
  type FlagAttribute,
  type FlagComparator,
  type FlagCondition,
} from '@pressdock/api';

/** The attributes in the order of the list to choose from. */
export const flagAttributes = Object.keys(FLAG_ATTRIBUTES) as FlagAttribute[];

/** Returns how an attribute can be compared. */
export function comparatorsOf(attribute: FlagAttribute): readonly FlagComparator[] {
  return FLAG_COMPARATORS[FLAG_ATTRIBUTES[attribute]];
}

/** Returns the comparator that most conditions on an attribute use. */
function usualComparator(attribute: FlagAttribute): FlagComparator {
  return FLAG_ATTRIBUTES[attribute] === 'version' ? '>=' : 'is';
}

/** The condition of a new row. */
export const blankCondition: FlagCondition = {
  attribute: 'wordpress',
  comparator: usualComparator('wordpress'),
  value: '',
};

/**
 * Returns a condition as one text, `wordpress >= 6.4`, because the values of a form and its draft
 * are texts and lists of texts.
 */
export function writeCondition({ attribute, comparator, value }: FlagCondition): string {
  return `${attribute} ${comparator} ${value}`;
}

/** Parses such a text; what it does not name is as in a new row. */
export function readCondition(text: string): FlagCondition {
  const [name = '', sign = '', ...rest] = text.split(' ');
  const attribute = flagAttributes.find((one) => one === name) ?? blankCondition.attribute;
  const comparator = comparatorsOf(attribute).find((one) => one === sign);
  return {
    attribute,
    comparator: comparator ?? usualComparator(attribute),
    value: rest.join(' '),
  };
}

/** Returns a condition on another attribute. Comparator and value stay if they fit the attribute. */
export function withAttribute(condition: FlagCondition, attribute: FlagAttribute): FlagCondition {
  return comparatorsOf(attribute).includes(condition.comparator)
    ? { ...condition, attribute }
    : { attribute, comparator: usualComparator(attribute), value: '' };
}
