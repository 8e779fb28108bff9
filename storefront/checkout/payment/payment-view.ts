import type { BillingBook } from '../address/address-book-choice.ts'
import type { StoredCard } from '../card/stored-cards.ts'
import type { StepView } from '../load-checkout.ts'

export interface PaymentView extends StepView, BillingBook {
  fields: { frameUrl: string; frameOrigin: string; redirectUrl: string } | null
  /** Available payment methods, cards first [PAY-231]. */
  methods: readonly string[]
  /** Stored cards. Empty for guests [PAY-001]. */
  stored: readonly StoredCard[]
  /** This page's URL, for the return from the vault. */
  back: string
  /** True to open the empty card form instead of the selected card. */
  isOtherCard: boolean
  /** Problem code if a problem caused the redirect to this page. */
  problem: string | null
}
