import { agreementKinds, type Agreement } from '#domain/programs/agreements.ts'

export type Consents = Partial<Record<Agreement, string>>

export const agreementField = (kind: Agreement) => `agreed-${kind}`

/** Reads the accepted agreements from the review form [PROGRAM-205, PROGRAM-206]. */
export function readConsents(form: Pick<URLSearchParams, 'get'>): Consents {
  const ticked = agreementKinds.flatMap((kind) => {
    const version = form.get(agreementField(kind))
    return version === null || version === '' ? [] : [[kind, version.slice(0, 20)]]
  })
  return Object.fromEntries(ticked) as Consents
}
