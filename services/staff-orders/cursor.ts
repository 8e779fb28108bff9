import { isCursorTime } from '#platform/database/cursor-time.ts'
import type { OrderCursor } from './repository.ts'

/** Encodes an order's position in a list. */
export function encodeCursor({ cursorAt, id }: { cursorAt: string; id: string }): string {
  return `${cursorAt}_${id}`
}

/** Decodes a cursor. A malformed cursor starts at the first page. */
export function decodeCursor(text: string | undefined): OrderCursor | null {
  const [, at = '', id = ''] = /^([^_]+)_(\d{9,12})$/.exec(text ?? '') ?? []
  return isCursorTime(at) ? { at, id } : null
}
