import type { Call, Content, Parameter, Schema } from './contract.types.ts';
import { listAlternatives, resolveSchema, type Schemas } from './schema.rules.ts';

/** Example values of fields whose schema does not say what they look like. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  activation_limit: 3,
  code: '123456',
  comparedDate: '2026-10-20',
  currentPassword: 'a long enough phrase',
  date: '2026-11-20',
  days: 365,
  description: '<p>Checkout without distractions.</p>',
  domain: 'shop.example',
  expires: '2027-12-31',
  filters: ['php.gte.8.1'],
  firstName: 'Ada',
  from: '2026-10-20',
  identifier: 'NEW_EDITOR',
  key: 'ORDER-1042',
  lastName: 'Example',
  months: 12,
  name: 'Quiet Checkout',
  password: 'a long enough phrase',
  passwordA: 'a long enough phrase',
  passwordB: 'a long enough phrase',
  s3Url: '…',
  slug: 'quiet-checkout',
  steps: [{ at: '2027-12-31T09:00:00Z', percentage: 25 }],
  to: '2026-11-20',
  until: '2027-12-31',
  version: '1.2.0',
};

/** Parameters that sites always send, although the contract does not require them. */
const SITE_PARAMETERS: Readonly<Record<string, string>> = {
  license: '$LICENSE',
  domain: 'shop.example',
  installed_version: '1.0.0',
  identifier: 'customer-42',
};

function exampleText(schema: Schema, name: string): string {
  if (schema.format === 'email') return 'ada@example.com';
  if (schema.format === 'date-time') return '2027-12-31T23:59:59Z';
  return String(EXAMPLES[name] ?? '…');
}

function exampleObject({ properties = {}, required = [] }: Schema, schemas: Schemas): object {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(
    names.map((name) => [name, writeExample(properties[name] ?? {}, schemas, name)]),
  );
}

/** Returns a value that a schema allows, with its required fields only. */
export function writeExample(schema: Schema, schemas: Schemas, name = ''): unknown {
  const [one = {}] = listAlternatives(schema, schemas);
  if (one.const !== undefined) return one.const;
  if (one.enum) return one.enum[0];
  const [type] = [one.type].flat();
  if (type === 'array') return EXAMPLES[name] ?? [writeExample(one.items ?? {}, schemas, name)];
  if (type === 'object') return exampleObject(one, schemas);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return EXAMPLES[name] ?? one.minimum ?? 1;
  return exampleText(one, name);
}

const toVariable = (name: string) =>
  `$${name.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;

function isSent(parameter: Parameter, isPublic: boolean): boolean {
  if (parameter.in !== 'query') return false;
  return parameter.required === true || (isPublic && parameter.name in SITE_PARAMETERS);
}

function writeForm(content: Content, schemas: Schemas): string[] {
  const schema = content['application/x-www-form-urlencoded']?.schema;
  if (schema === undefined) return ['--form "file=@package.zip"'];
  const [{ properties = {} } = {}] = listAlternatives(resolveSchema(schema, schemas), schemas);
  return Object.entries(SITE_PARAMETERS)
    .filter(([name]) => name in properties)
    .map(([name, value]) => `--data-urlencode "${name}=${value}"`);
}

function writeBody(content: Content, schemas: Schemas): string[] {
  const schema = content['application/json']?.schema;
  if (schema === undefined) return writeForm(content, schemas);
  const body = JSON.stringify(writeExample(schema, schemas));
  return [`--header 'Content-Type: application/json'`, `--data '${body}'`];
}

/** Returns the variable with the credential of a call; undefined if it needs none. */
function credentialOf({ operation: { security } }: Call): string | undefined {
  if (security.length === 0) return undefined;
  return security.some((scheme) => 'apiKey' in scheme) ? '$PRESSDOCK_API_KEY' : '$PRESSDOCK_TOKEN';
}

/** Returns a call as a shell command. Ids in the path are variables. */
export function writeCurl(call: Call, publicUrl: string, schemas: Schemas): string {
  const { method, path, operation } = call;
  const { parameters = [], requestBody } = operation;
  const credential = credentialOf(call);
  const url = `${publicUrl}${path.replaceAll(/\{(\w+)\}/g, (_, name) => toVariable(name))}`;
  const isForm = requestBody !== undefined && !('application/json' in requestBody.content);
  const query = isForm
    ? []
    : parameters
        .filter((parameter) => isSent(parameter, credential === undefined))
        .map(({ name, schema = {} }) => {
          const value = SITE_PARAMETERS[name] ?? String(writeExample(schema, schemas, name));
          return `--data-urlencode "${name}=${value}"`;
        });
  return [
    method === 'GET' || (method === 'POST' && isForm)
      ? `curl "${url}"`
      : `curl --request ${method} "${url}"`,
    ...(query.length > 0 ? ['--get', ...query] : []),
    ...(credential === undefined ? [] : [`--header "Authorization: Bearer ${credential}"`]),
    ...(requestBody ? writeBody(requestBody.content, schemas) : []),
  ].join(' \\\n  ');
}
