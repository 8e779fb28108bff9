/** Types of service that get special prices. */
export const verificationKinds = ['military', 'first-responder'] as const
export type VerificationKind = (typeof verificationKinds)[number]

/** Maximum number of proofs that a customer may send per day. */
export const maxProofsPerDay = 5

/** The group for customers without special prices. */
export const generalGroup = 1
const militaryGroup = 3

/** Returns the group for a verified customer. Better groups, such as employees, do not change. */
export function groupAfterVerification(groupId: number): number {
  return groupId === generalGroup ? militaryGroup : groupId
}
