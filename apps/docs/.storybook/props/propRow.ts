/** One prop of a component, as its types tell it. */
export interface PropRow {
  name: string;
  type: string;
  isRequired: boolean;
  /** May hold Markdown's back-ticks and links. */
  description: string;
  /** What stands where nothing is passed; empty if nothing does. */
  fallback: string;
  /** Who declares it: the kit, react-aria-components, or every element of the page. */
  owner: 'kit' | 'aria' | 'element';
}

/** A component with the props its types give it. */
export interface ComponentProps {
  name: string;
  description: string;
  rows: PropRow[];
}
