/** Errors about bulk changes of licenses. */
export const licenseBulkValidation = {
  days: 'Please enter a whole number of days from 1 to 3650.',
  months: 'Please enter a whole number of months from 1 to 120, which is 10 years.',
  years: 'Please enter a whole number of years from 1 to 10.',
  extendBy: 'Please enter a number of days or months to add, or a date.',
  selection: 'Please select licenses, or a filter and the number of licenses it matches.',
  countChanged:
    'The licenses that match the filter have changed. Please review them and try again.',
  tooMany: 'More than 10,000 licenses match. Please narrow the filter.',
} as const;
