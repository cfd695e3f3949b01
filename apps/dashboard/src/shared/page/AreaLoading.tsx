import { Skeleton, VisuallyHidden } from '@pressdock/ui';

export interface AreaLoadingProps {
  /** Announces to screen readers what is loading. */
  label: string;
  /** The height of the content to come. */
  height: string;
}

/** A placeholder for content that is loading. */
export function AreaLoading({ label, height }: AreaLoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Skeleton shape="block" height={height} />
    </div>
  );
}
