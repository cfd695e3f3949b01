'use client';
import type { ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';
import { TooltipTrigger } from './TooltipTrigger.tsx';

interface LabelTooltipProps {
  label: string;
  children: ReactNode;
}

/** Shows the name of an icon to the eye; to screen readers it is the name already, so no description. */
export function LabelTooltip({ label, children }: LabelTooltipProps) {
  return (
    <TooltipTrigger>
      {children}
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
