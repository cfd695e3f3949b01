/** The objects of Stripe whose events may change the state of an account. */
const objects = ['customer', 'invoice', 'payment_method', 'setup_intent'];

/** Returns whether an event may change the state of an account. Others are only stored. */
export function changesState(type: string): boolean {
  return type === 'checkout.session.completed' || objects.includes(type.split('.')[0] ?? '');
}
