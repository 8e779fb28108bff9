/** Thrown by a job that waits for what somebody else decides: it is tried again like any other, and is no defect. */
export class RetryLater extends Error {}
