import type { Schema } from './contract.types.ts';

/** The named schemas of the contract. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A field of a JSON object, or a parameter. */
export interface Field {
  /** The path of the field: `results[].license.key`. */
  name: string;
  isRequired: boolean;
  /** The JSON type: `string or null`. */
  type: string;
  /** What else a value must fulfill: `1 to 200 characters`. */
  limits: readonly string[];
  /** All valid values, if there are few. */
  values: readonly string[];
  /** The regular expression that a value must match. */
  pattern?: string;
}

const REF = '#/components/schemas/';

/** Returns the schema that a reference names. */
export function resolveSchema(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  return schemas[schema.$ref.slice(REF.length)] ?? {};
}

const isNull = ({ type }: Schema) => type === 'null';

/** Returns the alternatives that a schema allows, without null. */
export function listAlternatives(schema: Schema, schemas: Schemas): Schema[] {
  const resolved = resolveSchema(schema, schemas);
  if (resolved.anyOf === undefined) return [resolved];
  return resolved.anyOf
    .filter((one) => !isNull(one))
    .flatMap((one) => listAlternatives(one, schemas));
}

/** Returns the JSON types that a schema allows: `array of string or null`. */
export function nameType(schema: Schema, schemas: Schemas): string {
  const { anyOf, type, items, enum: values, ...rest } = resolveSchema(schema, schemas);
  if (anyOf) return [...new Set(anyOf.map((one) => nameType(one, schemas)))].join(' or ');
  if (rest.const !== undefined || values) return 'string';
  if (type === 'array') return `array of ${nameType(items ?? {}, schemas)}`;
  return type === undefined ? 'any' : [type].flat().join(' or ');
}

const number = new Intl.NumberFormat('en-US').format;

function describeRange(least: number | undefined, most: number | undefined, unit = ''): string[] {
  // The largest integer of JSON is no limit of ours.
  const max = most === Number.MAX_SAFE_INTEGER ? undefined : most;
  const min = least === 0 && max !== undefined ? undefined : least;
  const counted = unit && ` ${unit}`;
  if (min !== undefined && max !== undefined) {
    return [
      min === max ? `${number(min)}${counted}` : `${number(min)} to ${number(max)}${counted}`,
    ];
  }
  if (max !== undefined) return [`at most ${number(max)}${counted}`];
  return min === undefined ? [] : [`at least ${number(min)}${counted}`];
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  'date-time': 'a time such as 2027-12-31T23:59:59Z',
};

function describeLimits(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format } = schema;
  return [
    ...describeRange(minLength, maxLength, 'characters'),
    ...describeRange(minimum, maximum),
    ...describeRange(minItems, maxItems, 'entries'),
    ...(format === undefined ? [] : [FORMATS[format] ?? format]),
  ];
}

function describeField(name: string, schema: Schema, isRequired: boolean, all: Schemas): Field {
  const alternatives = listAlternatives(schema, all);
  const values = alternatives.flatMap(
    (one) => one.enum ?? (one.const === undefined ? [] : [one.const]),
  );
  const [pattern] = alternatives.flatMap((one) =>
    one.pattern === undefined || one.format !== undefined ? [] : [one.pattern],
  );
  return {
    name,
    isRequired,
    type: nameType(schema, all),
    limits: [...new Set(alternatives.flatMap(describeLimits))],
    values: values.map(String),
    ...(pattern !== undefined && { pattern }),
  };
}

/** Returns a parameter as a field. */
export function describeParameter(
  name: string,
  schema: Schema,
  isRequired: boolean,
  schemas: Schemas,
): Field {
  return describeField(name, schema, isRequired, schemas);
}

/** Returns the schemas of the values inside a schema, with their path relative to it. */
function listNested(schema: Schema, schemas: Schemas): [suffix: string, nested: Schema][] {
  return listAlternatives(schema, schemas).flatMap((one): [string, Schema][] => {
    if (one.items) return [['[]', one.items]];
    if (typeof one.additionalProperties === 'object' && !one.properties) {
      return [['.*', one.additionalProperties]];
    }
    return one.properties ? [['', one]] : [];
  });
}

const MAX_DEPTH = 6;

/** Returns the fields of an object and of the objects inside it, each before its own fields. */
export function listFields(schema: Schema, schemas: Schemas, prefix = '', depth = 0): Field[] {
  if (depth > MAX_DEPTH) return [];
  const fields = listNested(schema, schemas).flatMap(([suffix, nested]) => {
    if (suffix !== '') return listFields(nested, schemas, `${prefix}${suffix}`, depth + 1);
    const required = new Set(nested.required);
    return Object.entries(nested.properties ?? {}).flatMap(([name, value]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`;
      return [
        describeField(path, value, required.has(name), schemas),
        ...listFields(value, schemas, path, depth + 1),
      ];
    });
  });
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
