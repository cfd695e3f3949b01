'use client';
import { withRef } from '../private/withRef.ts';
import { LabelTooltip } from '../Tooltip/LabelTooltip.tsx';
import { type IconButtonProps, PlainIconButton } from './PlainIconButton.tsx';

export type { IconButtonProps };

/** A button that shows only an icon. Take it where the icon is known to everyone and room is short. */
export const IconButton = withRef(function IconButton(props: IconButtonProps) {
  return (
    <LabelTooltip label={props.label}>
      <PlainIconButton {...props} />
    </LabelTooltip>
  );
});
