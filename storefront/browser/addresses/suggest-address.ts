import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import { postalPlace, type PostalPlace } from '#domain/address/postal-place.ts'

/**
 * Returns the address with a corrected place. Returns null if the place is correct or unknown, or if the call failed.
 */
export async function suggestedAddress<Entered extends PostalPlace>(
  call: StoreCall,
  entered: Entered,
): Promise<Entered | null> {
  const { street, ...place } = postalPlace(entered)
  try {
    const body = { ...place, street: [...street] }
    const { suggestion } = await call('POST /svc_checkout/address/suggestion', { body })
    return suggestion && { ...entered, ...suggestion }
  } catch (error) {
    if (!isRefused(error)) throw error
    return null
  }
}
