/** Reports an error of a request with the ids to find it by. */
export type ReportRequest = (error: unknown, ids?: { id?: string; requestId?: string }) => void

interface RequestLog {
  error: (fields: object, message: string) => void
  info: (fields: object, message: string) => void
}

/** Logs defects as errors; a client that leaves while it sends is none, so it is counted and logged as information. */
export function requestReport(log: RequestLog, countLeft: () => void): ReportRequest {
  return (error, ids = {}) => {
    if (!isClientGone(error)) return log.error({ err: error, ...ids }, 'unexpected error')
    countLeft()
    log.info(ids, 'client left before its request was complete')
  }
}

/** Node ends a request with this error when its connection closes within the body. */
function isClientGone(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}
