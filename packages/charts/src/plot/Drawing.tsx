import type { CSSProperties, ReactNode, RefObject } from 'react';

interface DrawingProps {
  className: string;
  /** The visible part of the drawing, as the attribute of SVG. */
  viewBox: string;
  width?: number;
  height?: number;
  style?: CSSProperties;
  /** Describes the drawing in a sentence. Without it, screen readers ignore the drawing. */
  label?: string;
  /** Stretches the drawing to its box instead of keeping its proportions. */
  isStretched?: boolean;
  drawing?: RefObject<SVGSVGElement | null>;
  children: ReactNode;
}

/** The only place that renders an SVG, either as an image with a label or hidden from screen readers. */
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
