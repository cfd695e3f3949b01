/** What is shown when an invitation was not accepted. */
export type AcceptFailure = 'gone' | 'otherAddress' | 'refused' | 'failed';

const failures: Readonly<Record<number, AcceptFailure>> = {
  403: 'otherAddress',
  404: 'gone',
  409: 'refused',
};

/** What to show for the status with which accepting an invitation failed. */
export function acceptFailure(status: number): AcceptFailure {
  return failures[status] ?? 'failed';
}

/** Whether an invitation can still be answered after a failure; if not, it is forgotten. */
export function isStillOpen(failure: AcceptFailure): boolean {
  return failure === 'otherAddress' || failure === 'failed';
}
