import type { CustomerResponse } from '@pressdock/api';
import { SAVED_NOTICE_MS } from '@pressdock/api/limits';
import { useEffect, useState } from 'react';
import { customerAtoms } from '../../entities/customer/customer.queries.ts';
import {
  type CustomerValues,
  changedCustomer,
  customerErrors,
  valuesOfCustomer,
} from '../../entities/customer/customer.rules.ts';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { customersMessages } from './customers.messages.ts';
import { updateCustomerAtom } from './customers.queries.ts';

const { one: words } = customersMessages;

interface Faults {
  fields?: Record<string, string> | undefined;
  message?: string;
  /** They were changed elsewhere meanwhile. */
  isStale?: boolean;
  hasNoNewer?: boolean;
}

/** Holds what is typed about a customer, checks it, and saves it once at a time. */
export function useCustomerForm(customer: CustomerResponse) {
  // The form keeps the customer it began with; the cache may learn of a newer one at any time.
  const [began, setBegan] = useState(customer);
  const [values, setValues] = useState(() => valuesOfCustomer(customer));
  const [faults, setFaults] = useState<Faults>({});
  const [isSaved, setSaved] = useState(false);
  const { refetch } = useAtomValue(customerAtoms(customer._id));
  const update = useSetAtom(updateCustomerAtom);
  const { isPending, run } = useSubmission();
  const changes = changedCustomer(values, valuesOfCustomer(began));

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  /** Goes on from a customer as they are now, unless something was typed meanwhile. */
  const goOnFrom = (newer: CustomerResponse) => {
    setBegan(newer);
    setValues((current) => (current === values ? valuesOfCustomer(newer) : current));
  };
  const save = async (revision: number) => {
    const fields = customerErrors(values);
    setFaults({ fields });
    if (Object.keys(fields).length > 0) return;
    const result = await update({ id: customer._id, changes, revision });
    if (!result.ok && result.error.code === 'stale') return setFaults({ isStale: true });
    if (!result.ok) return setFaults({ fields: result.error.fields, message: words.saveFailed });
    const { data } = await refetch();
    goOnFrom(data ?? { ...began, ...values });
    setSaved(true);
  };
  const withNewer = (use: (newer: CustomerResponse) => Promise<void> | void) =>
    run(async () => {
      const { data, isError } = await refetch();
      if (isError || !data) return setFaults({ isStale: true, hasNoNewer: true });
      await use(data);
    });

  return {
    values,
    faults,
    isSaved,
    isPending,
    hasChanges: Object.keys(changes).length > 0,
    change: (field: keyof CustomerValues, value: string) =>
      setValues((current) => ({ ...current, [field]: value })),
    submit: () => run(() => save(began.revision)),
    saveOver: () => withNewer(({ revision }) => save(revision)),
    loadNewer: () =>
      withNewer((newer) => {
        setFaults({});
        goOnFrom(newer);
      }),
  };
}
