import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentProps, PropRow } from './propRow.ts';
import { readProps } from './readProps.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** A row in the format that Storybook's controls expect. */
function asControl({ name, type, isRequired, description, fallback }: PropRow) {
  const choices = type.split(' | ');
  const isEnum = choices.every((choice) => choice.startsWith('"'));
  return {
    name,
    description,
    required: isRequired,
    defaultValue: fallback ? { value: fallback } : null,
    type: isEnum
      ? { name: 'enum', raw: type, value: choices.map((value) => ({ value })) }
      : { name: type },
  };
}

function docgen({ name, description, rows }: ComponentProps): string {
  const controls = rows.filter(({ owner }) => owner !== 'element').map(asControl);
  const props = Object.fromEntries(controls.map((control) => [control.name, control]));
  const info = JSON.stringify({ displayName: name, description, props, rows });
  return `\nObject.assign(${name}, { __docgenInfo: ${info} });`;
}

/** Adds the props of every component of the packages, read from its types once per build. */
export function propsPlugin(): Plugin {
  let props: Map<string, ComponentProps[]> | undefined;
  return {
    name: 'pressdock-props',
    enforce: 'post',
    transform(code, id) {
      if (!/\/packages\/[^/]+\/src\/[^/]+\/[^/.]+\.tsx$/.test(id)) return undefined;
      props ??= readProps(
        root,
        globSync('packages/*/src/*/*.tsx', { cwd: root })
          .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
          .map((file) => resolve(root, file)),
      );
      const components = props.get(id);
      return components?.length
        ? { code: code + components.map(docgen).join(''), map: null }
        : undefined;
    },
  };
}
