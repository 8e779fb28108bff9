export type CardBehavior =
  | 'success'
  | 'decline'
  | 'challenge-passed'
  | 'challenge-failed'
  | 'challenge-timed-out'
  | 'enrolled'

interface TestCard {
  number: string
  brand: string
  behaviour: CardBehavior
  does: string
}

/** Spreedly's documented test cards, and five additional ones. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'Visa', behaviour: 'success', does: 'Pays.' },
  { number: '5555555555554444', brand: 'Mastercard', behaviour: 'success', does: 'Pays.' },
  { number: '4012888888881881', brand: 'Visa', behaviour: 'decline', does: 'Is declined.' },
  {
    number: '4000000000002503',
    brand: 'Visa',
    behaviour: 'challenge-passed',
    does: 'The bank asks for confirmation and accepts it.',
  },
  {
    number: '4000000000003006',
    brand: 'Visa',
    behaviour: 'challenge-failed',
    does: 'The bank asks for confirmation and rejects it.',
  },
  {
    number: '4000000000003501',
    brand: 'Visa',
    behaviour: 'challenge-timed-out',
    does: 'The bank asks for confirmation and never reports the result.',
  },
  {
    number: '4556761029983886',
    brand: 'Visa',
    behaviour: 'enrolled',
    does: 'Pays. The amount decides: 30.01 without confirmation, 30.05 with it, 31.04 with one that fails.',
  },
]

export function hasLuhnDigit(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, char, index) => {
      const doubled = Number(char) * (index % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/**
 * Returns the gateway's outcome. Spreedly documents outcomes by amount for the test card that is enrolled in 3-D
 * Secure.
 */
export function outcomeOf(
  behaviour: CardBehavior,
  amount: number,
  hasThreeDs: boolean,
): 'success' | 'decline' | 'challenge' {
  if (behaviour === 'decline') return 'decline'
  if (!hasThreeDs || behaviour === 'success') return 'success'
  if (behaviour !== 'enrolled') return 'challenge'
  return [3004, 3005, 3104].includes(amount) ? 'challenge' : amount === 3103 ? 'decline' : 'success'
}

/** Returns the outcome of a challenge. */
export function challengeResult(
  behaviour: CardBehavior,
  amount: number,
  approved: boolean,
): 'succeeded' | 'failed' | 'pending' {
  if (behaviour === 'challenge-timed-out') return 'pending'
  if (!approved || behaviour === 'challenge-failed' || (behaviour === 'enrolled' && amount === 3104)) return 'failed'
  return 'succeeded'
}
