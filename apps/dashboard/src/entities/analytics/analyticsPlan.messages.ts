/** The text for accounts whose plan does not include analytics. */
export const analyticsPlanMessages = {
  title: 'Your plan does not include analytics',
  body: 'With the analytics plan you see how many sites use your products, on which versions, and how they take your releases.',
  hint: 'Active installs, charts and update health are part of the analytics plan.',
  choose: 'Choose an analytics plan',
} as const;
