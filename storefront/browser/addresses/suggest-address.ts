import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { postalPlace, type PostalPlace } from '#domain/address/postal-place.ts'

/**
 * Returns the address with a corrected place. Returns null if the place is correct or unknown, or if the call failed.
 */
export async function suggestAddress<Entered extends PostalPlace>(
  call: StoreCall,
  entered: Entered,
): Promise<Entered | null> {
  const { street, ...place } = postalPlace(entered)
  try {
    const body = { ...place, street: [...street] }
    const { suggestion } = await call('POST /svc_checkout/address/suggestion', { body })
    return suggestion && { ...entered, ...suggestion }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return null
  }
}
