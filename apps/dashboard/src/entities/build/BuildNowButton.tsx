import { Button } from '@pressdock/ui';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { buildMessages } from './build.messages.ts';
import { buildNowAtom } from './build.queries.ts';

const { now: words } = buildMessages;

export interface BuildNowButtonProps {
  productId: string;
  size?: 'small' | 'medium';
  /** A name that begins with the text and contains the product, for a button in a list. */
  label?: string;
  /** A shorter text, where there is little room. */
  children?: string;
}

/** Builds the head of a product's branch and opens the new build. */
export function BuildNowButton({
  productId,
  size,
  label,
  children = words.action,
}: BuildNowButtonProps) {
  const build = useSetAtom(buildNowAtom);
  const { isPending, run } = useSubmission();
  const press = () =>
    run(async () => {
      const result = await build(productId);
      if (result.ok) return navigate(paths.build(result.data._id));
      const isExplained = result.status === 409 || result.status === 404;
      const title = isExplained ? result.error.message : words.failed;
      toasts.add({ title, tone: 'critical' });
    });
  return (
    <Button size={size} aria-label={label} isPending={isPending} onPress={press}>
      {children}
    </Button>
  );
}
