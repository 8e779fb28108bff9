import { streetLines } from '#domain/address/address.ts'
import { csvLine } from '#domain/catalog/export/to-lines.ts'
import type { IssueRequest } from './request.ts'

/** A kept request, with when it was made as ISO 8601 writes it. */
export interface KeptRequest extends IssueRequest {
  requestedAt: string
}

const header = [
  'requested_at',
  'first_name',
  'last_name',
  'email',
  'company',
  'street',
  'apartment',
  'city',
  'region',
  'postcode',
]

/** Requests as a file that a table opens, a line for each; no cell begins as a formula does [CATALOG-009]. */
export function requestLines(requests: readonly KeptRequest[]): string {
  const rows = requests.map(({ requestedAt, street, ...request }) => [
    requestedAt,
    request.firstname,
    request.lastname,
    request.email,
    request.company,
    streetLines({ street }).join(', '),
    request.apartment,
    request.city,
    request.region,
    request.postcode,
  ])
  return [header, ...rows].map((cells) => csvLine(cells.map(asText))).join('')
}

/** A cell that a table would work out is one that begins with one of these. */
function asText(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
