import type { ProductStatus } from '../product-status.ts'
import type { Column, ImportRow } from './columns.ts'

const statuses = new Set<string>(['active', 'draft', 'archived', 'unlisted'])

/** Returns a product's status, or null if the file has none, which leaves it unchanged. */
export function readStatus(
  { status, published }: ImportRow['cells'],
  reportProblem: (column: Column, why: string, suggestion: string) => void,
): ProductStatus | null {
  const word = status?.toLowerCase()
  if (word !== undefined && !statuses.has(word)) {
    reportProblem('status', `${status} is not a status.`, 'Enter active, draft, archived, or unlisted.')
  }
  const isPublished = published === undefined ? null : parseBoolean(published)
  if (published !== undefined && isPublished === null) {
    reportProblem('published', `${published} is neither true nor false.`, 'Enter true or false.')
  }
  if (word === 'draft' || word === 'archived') return word
  if (isPublished === false) return 'unpublished'
  if (word === 'unlisted') return word
  return word === undefined && isPublished === null ? null : 'active'
}

/** Returns null for a word that is not a Boolean. */
export function parseBoolean(text: string): boolean | null {
  if (/^(?:true|yes|1)$/i.test(text)) return true
  return /^(?:false|no|0)$/i.test(text) ? false : null
}
