import type { ProductKind } from '@pressdock/api';

/**
 * The text of the dialog that deletes a product.
 * @see specification, section 8
 */
export function deleteProductMessages(kind: ProductKind) {
  return {
    title: (name: string) => `Delete ${name}?`,
    confirm: `Delete ${kind}`,
    failed: `There was an error deleting your ${kind}.  Please try again.`,
    withoutLosses: `The ${kind} has no versions and no licenses. This cannot be undone.`,
    withLosses: (losses: readonly string[]) =>
      `${losses.slice(0, -1).join(', ')}, and ${losses.at(-1)} are deleted with it, and its temporary links stop working. Sites no longer receive updates for it. This cannot be undone.`,
    typeToConfirm: (slug: string) => `Type ${slug} to confirm`,
    mismatch: 'This is not the slug.',
    errorTitle: `The ${kind} was not deleted`,
    done: (name: string) => `${name} was deleted`,
  };
}
