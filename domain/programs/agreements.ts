import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'

export const agreementKinds = ['subscription', 'trial'] as const
export type Agreement = (typeof agreementKinds)[number]

/** The texts that are agreed to now, by the day of their wording; older ones stand with the orders of their time. */
export const agreementVersions: Readonly<Record<Agreement, string>> = {
  subscription: '2026-11-26',
  trial: '2026-11-26',
}

/** What has to be agreed to before these things are ordered [PROGRAM-202, PROGRAM-203, PROGRAM-205, PROGRAM-206]. */
export function agreementsNeeded(products: readonly ProductAttributes[]): Agreement[] {
  const subscriptions = products.filter(isSubscription)
  if (subscriptions.length === 0) return []
  return subscriptions.some(({ isTrial }) => isTrial === true) ? ['subscription', 'trial'] : ['subscription']
}

/** Whether a product is charged anew at each interval [PROGRAM-202]. */
export function isSubscription({ subscriptionInterval }: ProductAttributes): boolean {
  return subscriptionInterval !== undefined
}

/** What is needed and was not agreed to, or to a text that is another one by now. */
export function missingAgreements(
  needed: readonly Agreement[],
  agreed: Readonly<Partial<Record<Agreement, string | undefined>>>,
): Agreement[] {
  return needed.filter((kind) => agreed[kind] !== agreementVersions[kind])
}
