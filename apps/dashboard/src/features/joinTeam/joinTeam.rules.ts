/** Why accepting an invitation failed. */
export type AcceptFailure = 'gone' | 'otherAddress' | 'refused' | 'failed';

const failures: Readonly<Record<number, AcceptFailure>> = {
  403: 'otherAddress',
  404: 'gone',
  409: 'refused',
};

/** Returns the reason for the status of a failed request. */
export function acceptFailure(status: number): AcceptFailure {
  return failures[status] ?? 'failed';
}

/** Returns whether an invitation can still be accepted after a failure; otherwise it is deleted. */
export function isStillOpen(failure: AcceptFailure): boolean {
  return failure === 'otherAddress' || failure === 'failed';
}
