import { Skeleton, VisuallyHidden } from '@pressdock/ui';
import { size } from '../../shared/sizes.ts';
import { securityMessages } from './security.messages.ts';

/** What stands in a section's place while it is read. */
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
