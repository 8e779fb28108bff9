import { z } from 'zod'
import { cardProblems, toVaultRecord, type TypedCard } from '../../simulator/card.ts'

const Digits = z.union([z.string().max(40), z.int()]).transform(String)
const CreditCard = z.object({
  number: Digits,
  month: Digits,
  year: Digits,
  verification_value: Digits.optional(),
})

/** Spreedly's field names. */
const attributes = { number: 'number', expiry: 'year', cvv: 'verification_value' } as const

/** Returns the vault record of a documented `credit_card`, its errors, or null if it has another shape. */
export function cardOfRequest(creditCard: unknown, now: Date) {
  const read = CreditCard.safeParse(creditCard)
  if (!read.success) return null
  const { number, month, year, verification_value: cvv = '' } = read.data
  const typed: TypedCard = { number, expiry: `${month}/${year}`, cvv }
  const errors = cardProblems(typed, now).map(({ field, message }) => {
    return { attribute: attributes[field], key: 'errors.invalid', message }
  })
  return errors.length > 0 ? { errors } : { card: toVaultRecord(typed) }
}
