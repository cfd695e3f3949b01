/** Terms of art that contain a banned word. They are never a finding, whatever their case. */
export const tradeTerms = [
  // CSS
  'letter-spacing',
  'letterSpacing',
];
