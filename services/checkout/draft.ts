import { billingEqualsShipping, emptyAddress, streetLines, type Address } from '#domain/address/address.ts'
import { startCountry } from '#domain/address/form-fields.ts'
import type { Minor } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-engines.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'
import type { CardShown } from '#platform/payments/engine.ts'

/** What is to be paid by: a card, of a stored one its id too, or what was agreed to at PayPal. */
interface ChosenPayment {
  /** A card where nothing is said. */
  method?: PaymentMethod
  token: string
  card: CardShown | null
  storedId?: string
  /** Of PayPal: what was agreed to, in minor units, and by whom. */
  approved?: { amount: Minor; payer: string | null }
}

/** What was entered in checkout so far. */
export interface Draft {
  shippingAddress: Address
  billingSameAsShipping: boolean
  billingAddress: Address
  shippingMode: ShippingMode
  /** It is collected, as far as it can be; the address that it would be sent to is kept beside it. */
  isPickup: boolean
  /** The place where it would be collected; empty before one was chosen. */
  pickupId: string
  rates: { packageNumber: number; shippingCode: string }[]
  payment: ChosenPayment | null
  /** The card is to be stored once it has paid. */
  keepsCard: boolean
  comments: string
  /** The place that the shopper means as it was entered; another one may be a slip of the pen. */
  asEntered: string
  /** Ids of gift cards: their codes are kept nowhere [PAY-215]. */
  giftcards: string[]
}

const read = statement<{ draft: Partial<Draft> }>('draft.read', 'select draft from checkout_draft where list_id = $1')
const write = statement(
  'draft.write',
  `insert into checkout_draft (list_id, draft) values ($1, $2)
   on conflict (list_id) do update set draft = checkout_draft.draft || excluded.draft, updated_at = now()`,
)
const forget = statement(
  'draft.forget-payment',
  `update checkout_draft set draft = draft || '{"payment": null}', updated_at = now()
   where list_id = $1 and draft -> 'payment' ->> 'token' = $2`,
)
const remove = statement('draft.remove', 'delete from checkout_draft where list_id = $1')

/**
 * What was entered for a list the caller owns; a new one starts in the visitor's country where the site ships to it, else
 * in the storefront's own [CHECKOUT-219].
 */
export async function readDraft(db: Queries, site: Site, listId: string, visitorCountry?: string): Promise<Draft> {
  const [row] = await db.run(read, [listId])
  const country = startCountry(site, visitorCountry)
  const fresh: Draft = {
    shippingAddress: emptyAddress(country),
    billingSameAsShipping: true,
    billingAddress: emptyAddress(country),
    shippingMode: 'fastest',
    isPickup: false,
    pickupId: '',
    rates: [],
    payment: null,
    keepsCard: false,
    comments: '',
    asEntered: '',
    giftcards: [],
  }
  return row ? withSameBilling({ ...fresh, ...row.draft }) : fresh
}

/** A billing address that is the shipping address needs no form of its own [CHECKOUT-218]. */
function withSameBilling(draft: Draft): Draft {
  const { billingAddress, shippingAddress, isPickup } = draft
  const isSame = !isPickup && streetLines(billingAddress).length > 0
  return isSame && billingEqualsShipping(billingAddress, shippingAddress)
    ? { ...draft, billingSameAsShipping: true }
    : draft
}

/** Keeps the parts that were entered; those left out stay, also when two come at the same moment. */
export async function writeDraft(tx: Transaction, listId: string, parts: Partial<Draft>) {
  await tx.run(write, [listId, JSON.stringify(parts)])
}

/** Forgets what was to be paid by, where it still is this token. */
export async function forgetPayment(tx: Transaction, listId: string, token: string) {
  await tx.run(forget, [listId, token])
}

export async function removeDraft(tx: Transaction, listId: string) {
  await tx.run(remove, [listId])
}
