import { Skeleton, VisuallyHidden } from '@pressdock/ui';
import { size } from '../../shared/sizes.ts';
import { securityMessages } from './security.messages.ts';

/** The placeholder of a section while it loads. */
export function SectionLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{securityMessages.loading}</span>
      </VisuallyHidden>
      <Skeleton shape="block" height={size.productHead} />
    </div>
  );
}
