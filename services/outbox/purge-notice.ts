import { readLogPosition, type LogPosition } from '#platform/database/read-route.ts'

/** What nodes are told of: tags of what changed, and up to where a replica must be to show it. */
interface PurgeNotice {
  /** Null when the notice does not say. */
  position: LogPosition | null
  tags: string[]
}

/** Reads a notice of the channel `purge`: a position in the log, then tags, with spaces between. */
export function readPurgeNotice(message: string): PurgeNotice {
  const [first = '', ...rest] = message.split(' ')
  const position = readLogPosition(first)
  return { position, tags: position === null ? [first, ...rest] : rest }
}
