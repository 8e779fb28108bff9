export const returnReasons = [
  'changed_mind',
  'does_not_fit',
  'damaged',
  'defective',
  'wrong_item',
  'missing_parts',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

export const returnConditions = ['unopened', 'opened', 'used'] as const
export type ReturnCondition = (typeof returnConditions)[number]

export const returnResolutions = ['refund', 'exchange'] as const
export type ReturnResolution = (typeof returnResolutions)[number]

export const returnLimits = { comment: 1_000, wish: 200, photos: 8, rejection: 500, perOrder: 20 } as const

/** Reasons for which the store is responsible, so that the shopper pays no fee. */
const storeReasons: ReadonlySet<ReturnReason> = new Set(['damaged', 'defective', 'wrong_item', 'missing_parts'])

/** Returns the percentage of the price that the store withholds for a return with this reason. */
export function feePercentOf(reason: ReturnReason, percent: number): number {
  return storeReasons.has(reason) ? 0 : percent
}

/** Returns true if photos help the store decide on a return with this reason. */
export function needsPhotos(reason: ReturnReason): boolean {
  return storeReasons.has(reason)
}
