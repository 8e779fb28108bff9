import { isCursorTime } from '#platform/database/cursor-time.ts'

/** The position of a subscriber in a list: time of the latest change with microseconds, and number. */
export interface SubscriberCursor {
  at: string
  number: number
}

export function encodeCursor({ at, number }: SubscriberCursor): string {
  return `${at}_${number}`
}

/** Decodes a cursor. A malformed cursor starts at the first page. */
export function decodeCursor(text: string | undefined): SubscriberCursor | null {
  const [, at = '', number = ''] = /^([^_]+)_(\d{1,15})$/.exec(text ?? '') ?? []
  return isCursorTime(at) ? { at, number: Number(number) } : null
}
