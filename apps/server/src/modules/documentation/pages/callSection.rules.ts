import { escapeHtml } from '../../../text/escapeHtml.ts';
import type { Call, Content, Operation, Schema } from '../contract/contract.types.ts';
import { writeCurl } from '../contract/example.rules.ts';
import {
  describeParameter,
  type Field,
  listAlternatives,
  listFields,
  nameType,
  resolveSchema,
  type Schemas,
} from '../contract/schema.rules.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import { writeCallName, writeCode, writeHeading, writeTable } from './elements.rules.ts';
import type { Markdown } from './markdown.rules.ts';

/** The parts that every section of the reference needs. */
export interface Reference {
  schemas: Schemas;
  markdown: Markdown;
  publicUrl: string;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

function writeLimits({ limits, values, pattern }: Field): string {
  return [
    ...limits.map(escapeHtml),
    ...(values.length > 0 ? [`${words.valuesOf} ${values.map(code).join(', ')}`] : []),
    ...(pattern === undefined ? [] : [code(pattern)]),
  ].join('<br>');
}

function writeFields(label: string, fields: readonly (Field & { position?: string })[]): string {
  const rows = fields.map((field) => [
    code(field.name) + (field.position ? ` ${field.position}` : ''),
    escapeHtml(field.type) + (field.isRequired ? ` <small>${words.required}</small>` : ''),
    writeLimits(field),
  ]);
  return writeTable(label, [words.field, words.type, words.limits], rows);
}

function writeParameters({ operation }: Call, { schemas }: Reference): string {
  const { parameters = [], summary } = operation;
  if (parameters.length === 0) return '';
  const fields = parameters.map(({ in: location, name, schema = {}, required = false }) => ({
    ...describeParameter(name, schema, required, schemas),
    ...(location === 'path' && { position: `<small>${words.inPath}</small>` }),
  }));
  return `<h3>${words.parameters}</h3>${writeFields(`${words.parameters}: ${summary}`, fields)}`;
}

/** Returns a table of the fields of a schema, one for each alternative. */
function writeSchema(label: string, schema: Schema, { schemas }: Reference): string {
  const alternatives = listAlternatives(schema, schemas);
  const tables = alternatives.map((one, index) => {
    const fields = listFields(one, schemas);
    const name = words.alternative(index + 1);
    const title = alternatives.length > 1 ? `<p>${name}</p>` : '';
    if (fields.length > 0) return title + writeFields(`${label}, ${name}`, fields);
    const type = nameType(one, schemas);
    return `${title}<p>${type === 'any' ? words.noFields : code(type)}</p>`;
  });
  return tables.join('');
}

const JSON_TYPE = 'application/json';

function writeContent(label: string, content: Content, reference: Reference): string {
  return Object.entries(content)
    .map(([mediaType, { schema = {} }]) => {
      const title = mediaType === JSON_TYPE ? '' : `<p>${code(mediaType)}</p>`;
      return title + writeSchema(label, schema, reference);
    })
    .join('');
}

function writeBody({ operation }: Call, reference: Reference): string {
  const { requestBody, summary } = operation;
  if (!requestBody) return '';
  const { description } = requestBody;
  const text = description === undefined ? '' : reference.markdown.write(description);
  const label = `${words.body}: ${summary}`;
  return `<h3>${words.body}</h3>${text}${writeContent(label, requestBody.content, reference)}`;
}

type Response = Operation['responses'][string];

/** Returns the description of what a response contains. */
function describeContent({ content = {} }: Response, { schemas, markdown }: Reference): string {
  const schema = content[JSON_TYPE]?.schema;
  const described = schema && resolveSchema(schema.items ?? schema, schemas).description;
  return described === undefined ? '' : markdown.write(described);
}

function writeSuccess(call: Call, reference: Reference): string {
  return Object.entries(call.operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => {
      const title = markdownLine(reference, words.responseOf(status, response.description));
      if (!response.content) return `<p>${title}</p>`;
      const label = `${words.response}: ${call.operation.summary}`;
      const fields = writeContent(label, response.content, reference);
      return `<details><summary>${title}</summary>${describeContent(response, reference)}${fields}</details>`;
    })
    .join('');
}

const markdownLine = ({ markdown }: Reference, text: string) => markdown.writeLine(text);

function writeErrors({ operation }: Call, reference: Reference): string {
  const rows = Object.entries(operation.responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(
      ([status, { description }]) =>
        `<dt>${status}</dt><dd>${markdownLine(reference, description)}</dd>`,
    );
  return `<details><summary>${words.errors}</summary><dl>${rows.join('')}</dl></details>`;
}

/** Returns the section about a call: who may call it, its input, its responses and an example. */
export function writeCallSection(call: Call, reference: Reference): string {
  const { operation } = call;
  const { operationId, summary, description = '' } = operation;
  const example = writeCurl(call, reference.publicUrl, reference.schemas);
  return `<section id="${operationId}">
${writeHeading({ id: operationId, depth: 2, text: summary }, markdownLine(reference, summary), '')}<p class="call">${writeCallName(call)}</p>
${reference.markdown.write(description)}
${writeParameters(call, reference)}
${writeBody(call, reference)}
<h3>${words.response}</h3>
${writeSuccess(call, reference)}${writeErrors(call, reference)}
<h3>${words.example}</h3>
${writeCode(example, `${words.example}: ${summary}`)}
</section>`;
}
