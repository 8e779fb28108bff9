import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'

export const agreementKinds = ['subscription', 'trial'] as const
export type Agreement = (typeof agreementKinds)[number]

/** Current agreement versions. Each order stores the versions that the customer accepted. */
export const agreementVersions: Readonly<Record<Agreement, string>> = {
  subscription: '2026-11-26',
  trial: '2026-11-26',
}

/** Returns the agreements that an order requires [PROGRAM-202, PROGRAM-203, PROGRAM-205, PROGRAM-206]. */
export function requiredAgreements(products: readonly ProductAttributes[]): Agreement[] {
  const subscriptions = products.filter(isSubscription)
  if (subscriptions.length === 0) return []
  return subscriptions.some(({ isTrial }) => isTrial === true) ? ['subscription', 'trial'] : ['subscription']
}

/** Returns true if a product is charged once per interval [PROGRAM-202]. */
export function isSubscription({ subscriptionInterval }: ProductAttributes): boolean {
  return subscriptionInterval !== undefined
}

/** Returns the required agreements that are missing or outdated. */
export function missingAgreements(
  needed: readonly Agreement[],
  agreed: Readonly<Partial<Record<Agreement, string | undefined>>>,
): Agreement[] {
  return needed.filter((kind) => agreed[kind] !== agreementVersions[kind])
}
