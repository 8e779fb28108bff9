/** Thrown by a job that waits for an external decision: retried, but not reported. */
export class RetryLater extends Error {}
