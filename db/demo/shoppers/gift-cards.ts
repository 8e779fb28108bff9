import { parseGiftCardCode } from '#domain/gift-cards/code.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'

interface DemoGiftCard {
  code: string
  site: Site
  /** Amount in minor units. */
  amount: number
  expiresAt?: number
}

/** Demo gift cards with public codes. The 75-dollar card has expired. */
export const demoGiftCards: readonly DemoGiftCard[] = [
  { code: '1R0N-G1FT-0050-001B', site: 'USA', amount: 5_000 },
  { code: '1R0N-G1FT-0250-002S', site: 'USA', amount: 25_000 },
  { code: '1R0N-G1FT-0075-007Q', site: 'USA', amount: 7_500, expiresAt: Date.UTC(2025, 0, 1) },
  { code: '1R0N-G1FT-0100-003M', site: 'CAN', amount: 10_000 },
  { code: '1R0N-G1FT-0100-004T', site: 'AUS', amount: 10_000 },
  { code: '1R0N-G1FT-0100-005R', site: 'EUR', amount: 10_000 },
  { code: '1R0N-G1FT-0100-006Y', site: 'GBR', amount: 10_000 },
]

/** Adds each demo gift card once. Card hashes depend on the secret, so a new secret adds the cards again. */
export async function addDemoGiftCards(tx: Transaction, { issue }: Pick<GiftCards, 'issue'>) {
  for (const { code: shown, site, amount, expiresAt } of demoGiftCards) {
    const code = parseGiftCardCode(shown)!
    const ends = expiresAt === undefined ? {} : { expiresAt }
    await issue(tx, { site, amount, source: `demo ${code}`, code, ...ends })
  }
}
