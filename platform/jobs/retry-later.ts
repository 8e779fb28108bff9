/** Thrown by a job that is waiting for an external decision. The job is retried but not reported. */
export class RetryLater extends Error {}
