/** Kinds of service that have special prices. */
export const verificationKinds = ['military', 'first-responder'] as const
export type VerificationKind = (typeof verificationKinds)[number]

/** Proofs that a customer may send within a day. */
export const maxProofsPerDay = 5

/** The group of customers without special prices. */
export const generalGroup = 1
const militaryGroup = 3

/** Returns the group of a verified customer: better groups, such as employees, stay. */
export function groupAfterVerification(groupId: number): number {
  return groupId === generalGroup ? militaryGroup : groupId
}
