import { Skeleton, Stack, VisuallyHidden } from '@pressdock/ui';

const widths = ['70%', '55%', '62%', '48%'];

/** A placeholder for a list that is loading. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Stack gap="20">
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}
