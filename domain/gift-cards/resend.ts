import type { Minor } from '#domain/money.ts'

type ResendProblem = 'card_void' | 'card_empty' | 'recipient_deleted'

interface EmailedCard {
  state: 'active' | 'void'
  balance: Minor
  /** Empty after the recipient or the buyer deleted the account. */
  recipientEmail: string
}

/** Returns why staff cannot email a gift card again, or null if they can. A card that is used in part can be emailed. */
export function resendProblem({ state, balance, recipientEmail }: EmailedCard): ResendProblem | null {
  if (state === 'void') return 'card_void'
  if (recipientEmail === '') return 'recipient_deleted'
  return balance === 0 ? 'card_empty' : null
}
