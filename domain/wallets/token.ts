import type { WalletKind } from './availability.ts'
import type { WalletToken } from './session.ts'

/** Base64 as it is written in one way: padded, without blanks, and nothing in the bits that no byte has. */
const canonical = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/

/**
 * The part of what a wallet gave that is signed and cannot be written otherwise: by it one payment is known again, whatever
 * stands around it; null for what no wallet gives.
 */
export function sealedPart(kind: WalletKind, token: WalletToken): string | null {
  const holder = kind === 'applepay' ? token['paymentData'] : token
  const name = kind === 'applepay' ? 'data' : 'signedMessage'
  if (typeof holder !== 'object' || holder === null) return null
  const sealed: unknown = (holder as Record<string, unknown>)[name]
  if (typeof sealed !== 'string' || sealed === '') return null
  // Apple signs the bytes: written another way they are the same payment under another name. Google signs the text itself.
  if (kind === 'applepay' && !canonical.test(sealed)) return null
  return `${kind} ${sealed}`
}
