import { billingEqualsShipping, emptyAddress, streetLines, type Address } from '#domain/address/address.ts'
import { initialCountry } from '#domain/address/form-fields.ts'
import type { Minor } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-engines.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'

/** The selected card, or the PayPal approval. */
interface ChosenPayment {
  method?: PaymentMethod
  token: string
  card: DisplayedCard | null
  storedId?: string
  /** PayPal only: the approved amount in minor units, and the payer's id. */
  approved?: { amount: Minor; payer: string | null }
}

export interface Draft {
  shippingAddress: Address
  billingSameAsShipping: boolean
  billingAddress: Address
  shippingMode: ShippingMode
  /**
   * True if the shopper chose pickup, which applies only where it is available. The shipping address is stored
   * separately.
   */
  isPickup: boolean
  /** Empty until the shopper selects a location. */
  pickupId: string
  rates: { packageNumber: number; shippingCode: string }[]
  payment: ChosenPayment | null
  /** True to store the card after a successful payment. */
  keepsCard: boolean
  comments: string
  /** The address that the shopper confirmed as entered, instead of a suggested correction. */
  asEntered: string
  /** Gift card ids; the codes are never stored [PAY-215]. */
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

/** Returns the draft of a list. A new draft starts in the visitor's country, if the site ships there [CHECKOUT-219]. */
export async function readDraft(db: QueryRunner, site: Site, listId: string, visitorCountry?: string): Promise<Draft> {
  const [row] = await db.run(read, [listId])
  const country = initialCountry(site, visitorCountry)
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

/** Marks billing as the same as shipping if the addresses are equal, which hides the billing form [CHECKOUT-218]. */
function withSameBilling(draft: Draft): Draft {
  const { billingAddress, shippingAddress, isPickup } = draft
  const isSame = !isPickup && streetLines(billingAddress).length > 0
  return isSame && billingEqualsShipping(billingAddress, shippingAddress)
    ? { ...draft, billingSameAsShipping: true }
    : draft
}

/** Merges these fields into the draft and preserves concurrent updates to other fields. */
export async function writeDraft(tx: Transaction, listId: string, parts: Partial<Draft>) {
  await tx.run(write, [listId, JSON.stringify(parts)])
}

/** Removes the selected payment method if it still has this token. */
export async function clearPaymentMethod(tx: Transaction, listId: string, token: string) {
  await tx.run(forget, [listId, token])
}

export async function removeDraft(tx: Transaction, listId: string) {
  await tx.run(remove, [listId])
}
