/** Thrown by a job that depends on an external decision. The job is retried but not reported. */
export class RetryLater extends Error {}
