import { streetLines } from '#domain/address/address.ts'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import type { PrintCatalogRequest } from './request.ts'

export interface StoredRequest extends PrintCatalogRequest {
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

/** Exports requests as CSV and escapes formulas [CATALOG-009]. */
export function formatRequestsCsv(requests: readonly StoredRequest[]): string {
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
  return [header, ...rows].map(csvLine).join('')
}
