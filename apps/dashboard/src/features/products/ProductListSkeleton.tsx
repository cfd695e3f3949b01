import { Grid, Skeleton, VisuallyHidden } from '@pressdock/ui';
import { size } from '../../shared/sizes.ts';

const TILES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A placeholder for the tiles while they are loading. */
export function ProductListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Grid minColumnWidth={size.tile}>
        {TILES.map((tile) => (
          <Skeleton key={tile} shape="block" height={size.tileHeight} />
        ))}
      </Grid>
    </div>
  );
}
