import { Skeleton, VisuallyHidden } from '@pressdock/ui';

export interface AreaLoadingProps {
  /** What is on its way, for those who listen. */
  label: string;
  /** The room it will take. */
  height: string;
}

/** Holds the place of something that is on its way. */
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
