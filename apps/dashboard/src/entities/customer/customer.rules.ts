import { CreateCustomerRequest, type CustomerResponse, customerValidation } from '@pressdock/api';

/** What stands in the fields of a customer. */
export interface CustomerValues {
  email: string;
  first_name: string;
  last_name: string;
  notes: string;
}

/** Fields that nobody has touched. */
export const blankCustomer: CustomerValues = {
  email: '',
  first_name: '',
  last_name: '',
  notes: '',
};

/** What the fields show for a customer who is known. */
export const valuesOfCustomer = (customer: CustomerResponse): CustomerValues => ({
  email: customer.email,
  first_name: customer.first_name,
  last_name: customer.last_name,
  notes: customer.notes,
});

/** The fields that differ from how they began. */
export function changedCustomer(
  values: CustomerValues,
  began: CustomerValues,
): Partial<CustomerValues> {
  const fields = Object.keys(blankCustomer) as (keyof CustomerValues)[];
  const changed = fields.filter((field) => values[field] !== began[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** A customer's name; blank where none is known. */
export function customerName({
  first_name,
  last_name,
}: Pick<CustomerResponse, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/**
 * A sentence for each field at fault; empty when the customer may be saved.
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
