/** One prop of a component, as declared by its types. */
export interface PropRow {
  name: string;
  type: string;
  isRequired: boolean;
  /** May contain Markdown code spans and links. */
  description: string;
  /** The default value; empty if there is none. */
  fallback: string;
  /** Where it is declared: in the kit, in react-aria-components, or for every element. */
  owner: 'kit' | 'aria' | 'element';
}

/** A component with the props of its types. */
export interface ComponentProps {
  name: string;
  description: string;
  rows: PropRow[];
}
