import type { ReceivedCall, Reply } from '#contract/kernel/call.ts'
import type { paymentMethods } from '#contract/payment-methods.ts'
import {
  defaultCardAfterDeletion,
  isCardExpired,
  maxStoredCards,
  type StoredCard,
} from '#domain/payment-methods/stored-card.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { readAddressBook, wireAddressBook } from '#services/addresses/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { programs } from '#services/programs/steps.ts'
import { lockCustomer } from '#services/sessions/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { readMethodNames, wireMethods } from './accepted-methods.ts'
import { claimPaymentToken } from './payment-tokens.ts'
import {
  addCard,
  changeCard,
  lockCard,
  setDefaultCard,
  readCard,
  readCardByToken,
  readCards,
  removeCard,
} from './repository.ts'

type Stored = Reply<typeof paymentMethods, 'PUT /svc_paymentmethod/methods'>['stored']
type CreditCards = Reply<typeof paymentMethods, 'GET /svc_customer/customer/credit-cards'>
type Changing = ReceivedCall<typeof paymentMethods, 'PUT /svc_customer/customer/credit-cards/{id}'>
type Deleting = ReceivedCall<typeof paymentMethods, 'DELETE /svc_customer/customer/credit-cards/{id}'>
interface PaymentMethodDeps {
  db: Database
  payments: Payments
}

/**
 * Calls under `/svc_paymentmethod` serve the payment step, and calls under `/svc_customer` serve the account. Both use
 * the same table [PAY-239].
 */
export const paymentMethodHandlers: Handlers<typeof paymentMethods, PaymentMethodDeps> = {
  async 'GET /svc_paymentmethod/methods'({ site, scope, query, now }, { db, payments }) {
    const cards = scope.customerId === null ? [] : await readCards(db, scope)
    return {
      methods: await wireMethods(db, payments, { site, country: query.country, isApp: query.isMobileApp }),
      stored: wireStored(cards, now),
    }
  },

  async 'GET /svc_paymentmethod/accepted'({ site, query }, { db, payments }) {
    return readMethodNames(db, payments, site, query.country)
  },

  async 'PUT /svc_paymentmethod/methods'(received, { db }) {
    const { scope, body, refuse, now } = received
    const { storedPaymentMethodId: id, ...changed } = body.paymentMethod
    return writeOnce(db, received, async (tx) => {
      await change(tx, { scope, id, changed, refuse })
      return { stored: wireStored(await readCards(tx, scope), now) }
    })
  },

  async 'DELETE /svc_paymentmethod/methods/{storedPaymentMethodId}'(received, { db }) {
    const { scope, params, refuse, now } = received
    const id = params.storedPaymentMethodId
    return writeOnce(db, received, async (tx) => {
      await remove(tx, { scope, id, refuse, now })
      return { ok: true as const }
    })
  },

  async 'GET /svc_customer/customer/credit-cards'({ scope, now }, { db }) {
    return creditCards(db, scope, now)
  },

  async 'POST /svc_customer/customer/credit-cards'(received, { db, payments }) {
    const { site, scope, body, refuse, now } = received
    // Checked before calling the vault, because on a retry, the card may already be deleted.
    const stored = await storedReply<CreditCards>(db, received)
    if (stored) return stored
    const { paymentToken: token, holderName, billingAddressId = null } = body
    const engine = payments.cardsOf(site)
    const card = await engine.readCard(token)
    if (card === 'unknown') throw commonRefusal('service_unavailable')
    if (!card || !(await claimPaymentToken(db, scope, token))) throw refuse('payment_method_not_found')
    return writeOnce(db, received, async (tx) => {
      await lockCustomer(tx, scope.customerId!)
      await mustOwn(tx, scope, billingAddressId, refuse)
      const cards = await readCards(tx, scope)
      const added = await addCard(tx, scope, { engine: engine.name, token, card, holderName, billingAddressId })
      if (added !== null) await afterCommit(tx, 'card_keep', { cardId: added })
      // A card that is already stored is not stored again. A card that is being deleted from the vault cannot be stored
      // again either.
      const id = added ?? (await readCardByToken(tx, scope, token))?.id
      if (id === undefined)
        throw cards.length < maxStoredCards
          ? refuse('payment_method_not_found')
          : refuse('card_limit', { most: maxStoredCards })
      if (body.isDefault === true || cards.length === 0) await setDefaultCard(tx, scope, id)
      return creditCards(tx, scope, now)
    })
  },

  async 'PUT /svc_customer/customer/credit-cards/{id}'(received, { db }) {
    const { scope, params, body, refuse, now } = received
    return writeOnce(db, received, async (tx) => {
      await change(tx, { scope, id: params.id, changed: body, refuse })
      return creditCards(tx, scope, now)
    })
  },

  async 'DELETE /svc_customer/customer/credit-cards/{id}'(received, { db }) {
    const { scope, params, refuse, now } = received
    return writeOnce(db, received, async (tx) => {
      await remove(tx, { scope, id: params.id, refuse, now })
      return { success: true as const }
    })
  },
}

interface Change {
  scope: Scope
  id: string
  changed: { isDefault?: boolean | undefined; billingAddressId?: string | null | undefined }
  refuse: Changing['refuse']
}

/** Updates a card. There is always exactly one default card. */
async function change(tx: Transaction, { scope, id, changed, refuse }: Change) {
  await lockCustomer(tx, scope.customerId!)
  const card = await readCard(tx, scope, id)
  if (!card) throw refuse('card_not_found')
  const { billingAddressId = card.billingAddressId } = changed
  await mustOwn(tx, scope, billingAddressId, refuse)
  await changeCard(tx, scope, { id, isDefault: card.isDefault || changed.isDefault === true, billingAddressId })
}

/** Deletes a card, unless a subscription charges it. */
async function remove(
  tx: Transaction,
  { scope, id, refuse, now }: { scope: Scope; id: string; refuse: Deleting['refuse']; now: number },
) {
  await lockCustomer(tx, scope.customerId!)
  // Waits for any order that is being placed with this card, because it may start a subscription.
  const card = await lockCard(tx, scope, id)
  if (!card) throw refuse('card_not_found')
  if (await programs.isCharged(tx, scope, card.token)) throw refuse('card_in_use')
  const next = defaultCardAfterDeletion(await readCards(tx, scope), id, isoDateOf(now))
  await removeCard(tx, scope, id)
  if (next !== null) await setDefaultCard(tx, scope, next)
  await afterCommit(tx, 'card_forget', { cardId: id })
}

async function mustOwn(
  tx: Transaction,
  scope: Scope,
  addressId: string | null,
  refuse: (code: 'address_not_found') => Error,
) {
  if (addressId === null) return
  if (!(await readAddressBook(tx, scope)).some(({ _id }) => _id === addressId)) throw refuse('address_not_found')
}

function wireStored(cards: readonly StoredCard[], now: number): Stored {
  return cards.map((card) => ({
    storedPaymentMethodId: card.id,
    isDefault: card.isDefault,
    adyenType: 'scheme',
    cardExpYear: card.year,
    cardExpMonth: card.month,
    expired: isCardExpired(card, isoDateOf(now)),
    billingAddressId: card.billingAddressId,
    brand: card.brand,
    last4: card.last4,
    holderName: card.holderName,
  }))
}

async function creditCards(db: QueryRunner, scope: Scope, now: number): Promise<CreditCards> {
  const [cards, book] = [await readCards(db, scope), wireAddressBook(await readAddressBook(db, scope))]
  return cards.map(({ id, ...card }) => ({
    _id: id,
    ...card,
    expired: isCardExpired(card, isoDateOf(now)),
    billingAddress: book.find(({ _id }) => _id === card.billingAddressId) ?? null,
  }))
}
