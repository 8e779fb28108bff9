/** Thrown by a job that waits for an external decision. The job is retried but not reported. */
export class RetryLater extends Error {}
