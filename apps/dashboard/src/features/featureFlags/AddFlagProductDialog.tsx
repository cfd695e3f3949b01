import { navigateFreely } from '../../shared/navigation/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { featureFlagsMessages } from './featureFlags.messages.ts';
import { addFlagProductAtom } from './featureFlags.queries.ts';
import { ProductNameDialog } from './ProductNameDialog.tsx';

const { add: words } = featureFlagsMessages;

/** Adds a product and opens its flags. */
export function AddFlagProductDialog({ onClose }: { onClose: () => void }) {
  const add = useSetAtom(addFlagProductAtom);
  return (
    <ProductNameDialog
      title={words.title}
      words={words}
      name=""
      save={(name) => add({ name })}
      onSaved={(id) => navigateFreely(paths.flags(id))}
      onClose={onClose}
    />
  );
}
