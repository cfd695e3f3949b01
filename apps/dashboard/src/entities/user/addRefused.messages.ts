import type { Addable } from './addPermission.rules.ts';

const things: Record<Addable, string> = {
  product: 'plugins and themes',
  plugin: 'plugins',
  theme: 'themes',
  license: 'licenses',
};

/**
 * Why something cannot be added, and who can change that.
 * @see specification, section 6
 */
export const addRefusedMessages = {
  title: (what: Addable) => `This account may not add ${things[what]}`,
  forOwner: 'What it may add comes with its plan. Whoever runs this Pressdock can allow it.',
  forMember: (owner: string) =>
    `What it may add comes with its plan. Ask ${owner}, whose account this is.`,
} as const;
