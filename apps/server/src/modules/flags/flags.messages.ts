const format = (count: number) => count.toLocaleString('en-US');

/** Reasons why feature flags cannot be changed. */
export const flagMessages = {
  interfaceProduct:
    'These flags control parts of the dashboard, so the product cannot be deleted. Turn its flags off instead.',
  interfaceFlag:
    'This flag controls a part of the dashboard, so it cannot be deleted. Turn it off instead.',
  interfaceIdentifier:
    'This flag controls a part of the dashboard, so its identifier cannot be changed.',
  scheduleEnded: 'All steps of this schedule were executed. Create a new schedule instead.',
  tooManyFlags: (limit: number) =>
    `This product has reached the maximum of ${format(limit)} feature flags. Delete some and try again.`,
  tooManyPeople: (limit: number) =>
    `The flags of a product can list at most ${format(limit)} people in all. Remove people who no longer need a flag, or use a percentage or a group.`,
  overActiveUsers: (limit: number) =>
    `Your feature flags have more than the ${format(limit)} active users that your plan includes. Change your plan to add feature flags. Existing flags keep working.`,
} as const;
