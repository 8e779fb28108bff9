import { agreementKinds, type Agreement } from '#domain/programs/agreements.ts'

/** The wordings that were agreed to. */
export type Agreed = Partial<Record<Agreement, string>>

/** The field of an agreement in the form that places the order. */
export const agreementField = (kind: Agreement) => `agreed-${kind}`

/** What is ticked in the form of the review step [PROGRAM-205, PROGRAM-206]. */
export function readAgreed(form: Pick<URLSearchParams, 'get'>): Agreed {
  const ticked = agreementKinds.flatMap((kind) => {
    const version = form.get(agreementField(kind))
    return version === null || version === '' ? [] : [[kind, version.slice(0, 20)]]
  })
  return Object.fromEntries(ticked) as Agreed
}
