/** Returns a text as a single-quoted PHP string. */
export function quotePhp(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Returns the part of a PHP name that stands for a text: letters, digits and underscores. */
export function phpName(text: string): string {
  const name = text.replace(/[^a-z0-9]+/gi, '_').replace(/^_+|_+$/g, '');
  return /^[a-z]/i.test(name) ? name : `product_${name}`.replace(/_$/, '');
}

/** Returns a text in one line, for a comment in PHP. */
export function commentPhp(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('*/', '* /');
}
