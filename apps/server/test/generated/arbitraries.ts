import fc from 'fast-check';

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** Texts that have broken servers before. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  "'; drop table users; --",
  '%00%ff',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '<b>'.repeat(500),
  '&'.repeat(3000),
  '{"a":1}',
  'null',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  '٣',
  'İ',
  '👩‍👩‍👧',
  'a'.repeat(70_000),
);

const anything = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));

function textOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'email' || schema.pattern?.includes('@')) {
    return fc.uuid().map((name) => `${name}@example.com`);
  }
  // Strings that match the pattern are rarely URLs.
  if (schema.pattern?.includes('https?')) return fc.oneof(fc.constant(''), fc.webUrl());
  if (schema.pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(schema.pattern));
    } catch {
      return fc.webUrl();
    }
  }
  const minLength = schema.minLength ?? 0;
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.min(schema.maxLength ?? 60, 60),
  });
}

/** Turns a schema into an arbitrary; `inner` creates the nested ones. */
type Maker = (schema: Schema) => fc.Arbitrary<unknown>;

function objectOf(schema: Schema, inner: Maker): fc.Arbitrary<unknown> {
  const required = schema.required ?? [];
  const made = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, inner(property)] as const,
  );
  const all = fc.record(Object.fromEntries(made), { requiredKeys: required });
  // Random choices rarely omit all optional properties, which every caller may do.
  const least = fc.record(Object.fromEntries(made.filter(([name]) => required.includes(name))));
  return fc.oneof({ weight: 6, arbitrary: all }, { weight: 1, arbitrary: least });
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = Math.max(schema.minimum ?? 0, -(2 ** 31));
  const max = Math.min(schema.maximum ?? 1000, 2 ** 31 - 1);
  return fc.oneof(fc.constant(min), fc.integer({ min, max }));
}

function fitting(
  schema: Schema,
  resolve: (ref: string) => Schema,
  inner: Maker,
): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(resolve(schema.$ref), resolve, inner);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inner);
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'string':
      return textOf(schema);
    default:
      return anything;
  }
}

/** Returns values that a schema allows, as far as its constraints can be generated. */
export function allowedBy(schema: Schema, resolve: (ref: string) => Schema): fc.Arbitrary<unknown> {
  return fitting(schema, resolve, (inner) => allowedBy(inner, resolve));
}

/** Returns values that are almost valid: some of another type, too long, or with extra properties. */
export function hostileTo(schema: Schema, resolve: (ref: string) => Schema): fc.Arbitrary<unknown> {
  const nearly = fitting(schema, resolve, (inner) => hostileTo(inner, resolve));
  const surplus = fc.dictionary(fc.oneof(nasty, fc.string()), fc.jsonValue(), { maxKeys: 2 });
  const withSurplus = fc
    .tuple(nearly, surplus)
    .map(([own, more]) =>
      Object(own) === own && !Array.isArray(own) ? { ...more, ...(own as object) } : own,
    );
  return fc.oneof(
    { weight: 9, arbitrary: nearly },
    { weight: 2, arbitrary: withSurplus },
    { weight: 1, arbitrary: anything },
  );
}
