import type { ProductKind } from '@pressdock/api';
import { Link } from '@pressdock/ui';
import * as styles from './ProductForm.css.ts';
import { productFormMessages } from './productForm.messages.ts';

/** The sections by their fragment. */
const sectionNames = ['basics', 'presentation', 'selling', 'deployment'] as const;

export interface SectionLinksProps {
  kind: ProductKind;
  /** Whether the form begins with the zip file of a new product. */
  hasZip: boolean;
}

/** Links to the sections of the form, beside it. */
export function SectionLinks({ kind, hasZip }: SectionLinksProps) {
  const words = productFormMessages(kind);
  const names = hasZip ? (['zip', ...sectionNames] as const) : sectionNames;
  return (
    <nav aria-label={words.sections} className={styles.links}>
      {names.map((name) => (
        <Link key={name} variant="quiet" href={`#${name}`}>
          {words[name].title}
        </Link>
      ))}
    </nav>
  );
}
