import { agreementKinds, type Agreement } from '#domain/programs/agreements.ts'

export type Agreed = Partial<Record<Agreement, string>>

export const agreementField = (kind: Agreement) => `agreed-${kind}`

/** Reads the accepted agreements from the review form [PROGRAM-205, PROGRAM-206]. */
export function readAgreed(form: Pick<URLSearchParams, 'get'>): Agreed {
  const ticked = agreementKinds.flatMap((kind) => {
    const version = form.get(agreementField(kind))
    return version === null || version === '' ? [] : [[kind, version.slice(0, 20)]]
  })
  return Object.fromEntries(ticked) as Agreed
}
