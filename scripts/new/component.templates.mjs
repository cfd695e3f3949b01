const lower = (name) => name[0].toLowerCase() + name.slice(1);

const component = (name) => `import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends RefAttributes<HTMLDivElement> {
  children: ReactNode;
}

/** Describes in one sentence what the component is for. */
export const ${name} = withRef(function ${name}({ children, ref }: ${name}Props) {
  return (
    <div ref={ref} className={styles.${lower(name)}}>
      {children}
    </div>
  );
});
`;

const styles = (name) => `import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const ${lower(name)} = componentStyle(
  { padding: vars.space[16], color: vars.text.default, overflowWrap: 'anywhere' },
  '${lower(name)}',
);
`;

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: 'Aurora is at the northern quay' },
};
export default meta;

type Story = StoryObj<typeof ${name}>;

export const Default: Story = {};

export const LongText: Story = {
  args: { children: 'Waiting for the pilot and for a berth at the northern quay. '.repeat(8) },
};

export const RightToLeft: Story = {
  args: { children: 'في الميناء' },
  globals: { direction: 'rtl' },
};
`;

const page = (name) => `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';
import { ${name} } from './${name}.tsx';

<Meta of={stories} />

# ${name}

Describes in a sentence or two what the component is for.

<Canvas of={stories.Default} />

## When to use

- For …

## When not to use

- For …, use a [Card](?path=/docs/components-card--docs) instead.

## Anatomy

1. **Content**: …

<Code>{\`
import { ${name} } from '@pressdock/ui';

<${name}>Aurora is at the northern quay</${name}>
\`}</Code>

## Keyboard

No keyboard interaction.

## Screen reader

Read as ordinary text.

## Do and don't

<DoDont do={['…']} dont={['…']} />

## Props

<Props of={${name}} />
`;

/** Returns the files of a new component's folder by the part of their names after the component. */
export const templates = (name) => ({
  tsx: component(name),
  'css.ts': styles(name),
  'stories.tsx': stories(name),
  mdx: page(name),
});
