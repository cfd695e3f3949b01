import { CreateCustomerRequest, type CustomerResponse, customerValidation } from '@pressdock/api';

/** The fields of a customer. */
export interface CustomerValues {
  email: string;
  first_name: string;
  last_name: string;
  notes: string;
}

/** The fields of a new customer. */
export const blankCustomer: CustomerValues = {
  email: '',
  first_name: '',
  last_name: '',
  notes: '',
};

/** Returns what the form of a saved customer starts from. */
export const customerSource = ({
  email,
  first_name,
  last_name,
  notes,
  revision,
}: CustomerResponse) => ({ values: { email, first_name, last_name, notes }, revision });

/** Returns a customer's full name; blank if it is unknown. */
export function customerName({
  first_name,
  last_name,
}: Pick<CustomerResponse, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/**
 * Returns a sentence for each invalid field; empty if the customer can be saved.
 * @see specification, section 5, "Customer inline add"
 */
export function customerErrors(values: CustomerValues): Record<string, string> {
  if (values.email.trim() === '') return { email: customerValidation.emailRequired };
  const found: Record<string, string> = {};
  for (const { path, message } of CreateCustomerRequest.safeParse(values).error?.issues ?? []) {
    found[path.join('.')] ??= message;
  }
  return found;
}
