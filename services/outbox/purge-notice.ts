import { readLogPosition, type LogPosition } from '#platform/database/read-route.ts'

interface PurgeNotice {
  /** The log position at which a replica shows the change, or null in notices of older releases. */
  position: LogPosition | null
  tags: string[]
}

/** Parses a notice on the channel `purge`: a log position and tags, separated by spaces. */
export function readPurgeNotice(message: string): PurgeNotice {
  const [first = '', ...rest] = message.split(' ')
  const position = readLogPosition(first)
  return { position, tags: position === null ? [first, ...rest] : rest }
}
