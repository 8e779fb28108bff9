import type { Address } from '#domain/address/address.ts'
import type { PricedLine } from '#domain/cart/price-cart.ts'
import type { TaxClass } from '#domain/catalog/product-entry.ts'
import { isProgram, type SubscriptionInterval } from '#domain/catalog/product-attributes.ts'
import { productLink } from '#domain/catalog/product-link.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { Minor } from '#domain/money.ts'
import { agreementVersions, type Agreement } from '#domain/programs/agreements.ts'
import { periodStart } from '#domain/programs/periods.ts'
import { renewalPrice } from '#domain/programs/renewal-price.ts'
import { paidStatus } from '#domain/programs/subscription.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteSku } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { statement, type Transaction } from '#platform/database.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'
import { currentLocale } from '#platform/request-context.ts'
import { createSweep } from '#platform/sweep.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'

export interface ProgramOrderInput {
  scope: Scope
  orderId: string
  ip: string
  email: string
  agreed: readonly Agreement[]
  engine: EngineName
  /** Absent if no payment is due. */
  token: string | undefined
}

export interface BoughtPrograms {
  cart: {
    lines: readonly PricedLine<Sellable>[]
    displayPrices: { shown: (price: Minor, taxClass: TaxClass) => Minor }
  }
  billingAddress: Address
}

export interface ProgramStart {
  /** First day of the first period. */
  day: IsoDate
  card: DisplayedCard | null
}

const insert = statement(
  'program.order',
  `insert into program_subscription (site, customer_id, order_id, line, product_id, sku, name, url, picture, delivery,
     subscription_interval, unit, shown, tax_class, email, bill_to, method_token, is_trial, method_engine, locale)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
)
const agree = statement(
  'program.agree',
  'insert into program_agreement (order_id, kind, version, ip) values ($1, $2, $3, $4)',
)
const ordered = statement<{ id: string; interval: SubscriptionInterval | null; isTrial: boolean; hasCard: boolean }>(
  'program.ordered',
  `select id, subscription_interval as interval, is_trial as "isTrial", method_token is not null as "hasCard"
   from program_subscription where order_id = $1 and status = 'ordered' order by id for update`,
)
const start = statement(
  'program.begin',
  `update program_subscription set status = $2, began_on = $3, renewal_on = $4, cycles = 1, card = $5
   where id = $1 and status = 'ordered'`,
)

export async function orderPrograms(
  tx: Transaction,
  { scope, orderId, ip, email, agreed, engine, token }: ProgramOrderInput,
  bought: BoughtPrograms,
) {
  for (const kind of agreed) await tx.run(agree, [orderId, kind, agreementVersions[kind], ip])
  for (const { item, parts, steps } of bought.cart.lines) {
    for (const [index, { offer, unit, base }] of parts.entries()) {
      const { subscriptionInterval, isTrial = false, programDelivery } = offer.attributes
      if (!isProgram(offer.attributes)) continue
      const renews = renewalPrice({ unit, base, isTrial, steps: index === 0 ? steps : [] })
      await tx.run(insert, [
        scope.site,
        scope.customerId,
        orderId,
        `${item.id}/${index}`,
        offer.productId,
        siteSku(scope.site, offer.sku),
        offer.name,
        index === 0 ? productLink(offer, item) : offer.handle === null ? '' : `/${offer.handle}`,
        offer.picture && `${offer.picture.base}-308.avif`,
        programDelivery ?? 'Not Applicable',
        subscriptionInterval ?? null,
        renews,
        bought.cart.displayPrices.shown(renews, offer.taxClass),
        offer.taxClass,
        email,
        JSON.stringify(bought.billingAddress),
        token ?? null,
        isTrial,
        engine,
        currentLocale() ?? null,
      ])
    }
  }
}

export async function startPrograms(tx: Transaction, orderId: string, { day, card }: ProgramStart) {
  for (const { id, interval, isTrial, hasCard } of await tx.run(ordered, [orderId])) {
    const renewalOn = interval && periodStart(day, interval, 1)
    await tx.run(start, [id, paidStatus({ isTrial, cycles: 1 }), day, renewalOn, card && JSON.stringify(card)])
    // Vaults delete cards unless they are requested to store them.
    if (interval && hasCard) await afterCommit(tx, 'program_card', { subscriptionId: id })
  }
}

/** Deletes subscriptions from unpaid orders that are too old to be paid. */
export const sweepUnpaidPrograms = createSweep(
  'program_subscription',
  `status = 'ordered' and created_at < now() - interval '30 days'`,
)
