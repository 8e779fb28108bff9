import { suggestedPlace } from '#domain/address/suggestion.ts'
import type { AddressEngine } from '#platform/address/engine.ts'

/** Makes suggestions from our own country and region tables, without a vendor. */
export const builtInAddressEngine: AddressEngine = { suggest: async (entered) => suggestedPlace(entered) }
