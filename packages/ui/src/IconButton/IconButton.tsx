'use client';
import { withRef } from '../private/withRef.ts';
import { LabelTooltip } from '../Tooltip/LabelTooltip.tsx';
import { type IconButtonProps, PlainIconButton } from './PlainIconButton.tsx';

export type { IconButtonProps };

/** A button that shows only an icon, with a tooltip. Use it where the icon is well known and space is tight. */
export const IconButton = withRef(function IconButton(props: IconButtonProps) {
  return (
    <LabelTooltip label={props.label}>
      <PlainIconButton {...props} />
    </LabelTooltip>
  );
});
