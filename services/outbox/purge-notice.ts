import { parseLogPosition, type LogPosition } from '#platform/database/read-route.ts'

interface PurgeNotice {
  /** The log position at which a replica contains the change, or null in notices from older releases. */
  position: LogPosition | null
  tags: string[]
}

/** Parses a notice on the `purge` channel: a log position and tags, separated by spaces. */
export function readPurgeNotice(message: string): PurgeNotice {
  const [first = '', ...rest] = message.split(' ')
  const position = parseLogPosition(first)
  return { position, tags: position === null ? [first, ...rest] : rest }
}
