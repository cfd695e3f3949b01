import type { Product } from '../../../entities/product/product.kind.ts';
import { useAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { TextButton } from '../TextButton.tsx';
import { versionsMessages } from '../versions.messages.ts';
import { codeWidgetAtoms } from './codeWidget.atoms.ts';

/** Shows or hides a product's installation code and stores the choice in the account. */
export function CodeWidgetToggle({ product }: { product: Product }) {
  const { updates: words, code } = versionsMessages(product.kind);
  const [isShown, setShown] = useAtom(codeWidgetAtoms(product._id));
  if (isShown === undefined) return null;
  const toggle = async () => {
    const isSaved = await setShown(!isShown);
    if (!isSaved) toasts.add({ title: code.saveFailed, tone: 'critical' });
  };
  return (
    <TextButton isExpanded={isShown} onPress={toggle}>
      {isShown ? words.hide : words.show}
    </TextButton>
  );
}
