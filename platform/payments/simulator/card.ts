import type { CardProblemTexts } from '#platform/payments/card-page/card-texts.ts'
import { cardTextsIn } from '../card-page/card-texts-in.ts'
import { hasLuhnDigit, testCards } from './cards.ts'

export interface TypedCard {
  number: string
  expiry: string
  cvv: string
}
type CardField = keyof TypedCard
export type CardProblem = { field: CardField; message: string }

/** Returns a card's problems by field. */
export function cardProblems(
  { number, expiry, cvv }: TypedCard,
  now: Date,
  texts: CardProblemTexts = cardTextsIn('en').texts.problems,
): CardProblem[] {
  const digits = number.replace(/[ -]/g, '')
  const problems: CardProblem[] = []
  if (!/^\d{13,19}$/.test(digits)) {
    problems.push({ field: 'number', message: texts.numberLength })
  } else if (!hasLuhnDigit(digits)) {
    problems.push({ field: 'number', message: texts.numberTypo })
  }
  const date = readExpiry(expiry)
  if (!date) problems.push({ field: 'expiry', message: texts.expiry })
  // A card is valid through the end of its month.
  else if (new Date(Date.UTC(date.year, date.month, 1)) <= now) {
    problems.push({ field: 'expiry', message: texts.expired })
  }
  if (cvv !== '' && !/^\d{3,4}$/.test(cvv)) problems.push({ field: 'cvv', message: texts.cvv })
  return problems
}

/** Returns the vault record, which omits the card number. */
export function toVaultRecord(typed: TypedCard) {
  const digits = typed.number.replace(/[ -]/g, '')
  const known = testCards.find(({ number }) => number === digits)
  const { month, year } = readExpiry(typed.expiry)!
  return {
    // Unlisted cards are declined.
    behaviour: known?.behaviour ?? ('decline' as const),
    brand: known?.brand ?? brandOf(digits),
    lastFour: digits.slice(-4),
    month,
    year,
    hasCvv: typed.cvv !== '',
  }
}

function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(text.replaceAll(/\s/g, '')) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

function brandOf(digits: string) {
  return digits.startsWith('4') ? 'Visa' : /^5[1-5]/.test(digits) ? 'Mastercard' : 'Card'
}
