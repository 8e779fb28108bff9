// VIES's documented test numbers and their errors.
const causes: Readonly<Record<string, string>> = {
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '501': 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  '600': 'MS_MAX_CONCURRENT_REQ',
  '601': 'MS_MAX_CONCURRENT_REQ_TIME',
}

interface VatRequest {
  countryCode: string
  vatNumber: string
}

/** Returns VIES's documented responses to test numbers (zero-padded if needed). All other numbers are valid. */
export function viesResponse({ countryCode, vatNumber }: VatRequest): object {
  const [, suffix = ''] = /^[A-Z]?0*(\d{3})$/.exec(vatNumber) ?? []
  const error = causes[suffix]
  if (error !== undefined) return { actionSucceed: false, errorWrappers: [{ error }] }
  return { countryCode, vatNumber, requestDate: '2026-11-20T12:00:00Z', valid: suffix !== '200', name: '---' }
}
