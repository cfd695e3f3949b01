import type { CSSProperties, ReactNode, RefObject } from 'react';

interface DrawingProps {
  className: string;
  /** The stretch of the drawing that is seen, as SVG has it. */
  viewBox: string;
  width?: number;
  height?: number;
  style?: CSSProperties;
  /** What it shows, in a sentence; without one it is silent, and words stand beside it. */
  label?: string;
  /** Fills its place, whatever shape that has. */
  isStretched?: boolean;
  drawing?: RefObject<SVGSVGElement | null>;
  children: ReactNode;
}

/** Everything that is drawn is drawn in here: a picture with a sentence, or nothing to a screen reader. */
export function Drawing({ label, isStretched, drawing, children, ...rest }: DrawingProps) {
  return (
    <svg
      ref={drawing}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      {...rest}
    >
      {children}
    </svg>
  );
}
