/** A decoded value of a form. */
export type FormValue = string | FormValue[] | FormObject;

/** The decoded parameters of a request. */
export interface FormObject {
  [name: string]: FormValue;
}

interface Node {
  value?: string;
  children: Map<string, Node>;
}

const createNode = (): Node => ({ children: new Map() });

function pathOf(key: string): string[] {
  const [, first = '', rest = ''] = /^([^[]*)((?:\[[^\]]*\])*)$/.exec(key) ?? [];
  return [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)];
}

function toValue({ value, children }: Node): FormValue {
  if (children.size === 0) return value ?? '';
  const isList = [...children.keys()].every((key) => /^\d+$/.test(key));
  const values = [...children].map(([key, child]) => [key, toValue(child)] as const);
  return isList ? values.map(([, child]) => child) : Object.fromEntries(values);
}

/** Decodes a form or a query, whose keys name nested parameters: `items[0][price]`, `expand[]`. */
export function parseForm(text: string): FormObject {
  const root = createNode();
  for (const [key, value] of new URLSearchParams(text)) {
    let node = root;
    for (const part of pathOf(key)) {
      const name = part === '' ? String(node.children.size) : part;
      const child = node.children.get(name) ?? createNode();
      node.children.set(name, child);
      node = child;
    }
    node.value = value;
  }
  return Object.fromEntries([...root.children].map(([key, child]) => [key, toValue(child)]));
}

/** Returns a parameter that is text; undefined without one. */
export function text(form: FormObject, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns a parameter that is a list, empty without one. */
export function list(form: FormObject, name: string): FormValue[] {
  const value = form[name];
  return Array.isArray(value) ? value : [];
}

/** Returns a parameter that has parameters itself, empty without one. */
export function object(form: FormObject, name: string): FormObject {
  const value = form[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** Returns a parameter that is true or false; undefined without one. */
export function flag(form: FormObject, name: string): boolean | undefined {
  const value = text(form, name);
  return value === undefined ? undefined : value === 'true';
}

/** Returns a parameter that is text, or null if it is empty; undefined without one. */
export function optionalText(form: FormObject, name: string): string | null | undefined {
  const value = text(form, name);
  return value === '' ? null : value;
}

/** Returns the metadata of a request. */
export function metadata(form: FormObject): Record<string, string> {
  const entries = Object.entries(object(form, 'metadata'));
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
