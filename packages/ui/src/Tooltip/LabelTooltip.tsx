'use client';
import type { ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';
import { TooltipTrigger } from './TooltipTrigger.tsx';

interface LabelTooltipProps {
  label: string;
  children: ReactNode;
}

/** Shows an icon button's name. Screen readers already get the name, so the tooltip is not a description. */
export function LabelTooltip({ label, children }: LabelTooltipProps) {
  return (
    <TooltipTrigger>
      {children}
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
