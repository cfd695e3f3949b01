import type { ProductKind } from '@pressdock/api';
import { productListAtoms } from '../../entities/product/product.queries.ts';
import { atom } from '../../shared/state.ts';
import { productCommand } from './productCommands.rules.ts';

const commandsAtom = (kind: ProductKind) =>
  atom((get) => (get(productListAtoms[kind]).data ?? []).map(productCommand));

/** A command for each of the account's plugins, and for each of its themes. */
export const productCommandsAtoms = {
  plugin: commandsAtom('plugin'),
  theme: commandsAtom('theme'),
} as const;
