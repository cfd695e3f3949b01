import type { ProductKind } from '../../../shared/paths.ts';

/**
 * The sentences of the dialog that deletes a product.
 * @see specification, section 8
 */
export function deleteProductMessages(kind: ProductKind) {
  return {
    title: (name: string) => `Delete ${name}?`,
    confirm: `Delete ${kind}`,
    cancel: 'Cancel',
    failed: `There was an error deleting your ${kind}.  Please try again.`,
    alone: `The ${kind} has no versions and no licenses. It cannot be brought back.`,
    withLosses: (losses: readonly string[]) =>
      `${losses.slice(0, -1).join(', ')} and ${losses.at(-1)} counted go with it, and its temporary links stop working. Sites that run it are no longer offered updates. It cannot be brought back.`,
    type: (slug: string) => `Type ${slug} to confirm`,
    typeMismatch: 'This is not the slug.',
    done: (name: string) => `${name} was deleted`,
  };
}
