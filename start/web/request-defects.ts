/** Reports a request error with the ids that locate the request. */
export type ReportRequest = (error: unknown, ids?: { id?: string; requestId?: string }) => void

interface RequestLog {
  error: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
}

/** Logs defects as errors. If a client disconnects while sending, this is counted and logged as info. */
export function createRequestReporter(log: RequestLog, countLeft: () => void): ReportRequest {
  return (error, ids = {}) => {
    if (!isClientGone(error)) return log.error({ err: error, ...ids }, 'unexpected error')
    countLeft()
    log.info(ids, 'client disconnected before its request was complete')
  }
}

/** Returns true for Node's error when the connection closes during the request body. */
function isClientGone(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}
