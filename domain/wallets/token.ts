import type { WalletKind } from './availability.ts'
import type { WalletToken } from './session.ts'

/** Canonical base64. */
const canonical = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/

/** Returns the signed part, which identifies a payment. Returns null if the token is malformed. */
export function signedTokenPart(kind: WalletKind, token: WalletToken): string | null {
  const holder = kind === 'applepay' ? token['paymentData'] : token
  const name = kind === 'applepay' ? 'data' : 'signedMessage'
  if (typeof holder !== 'object' || holder === null) return null
  const sealed: unknown = (holder as Record<string, unknown>)[name]
  if (typeof sealed !== 'string' || sealed === '') return null
  // Apple signs the decoded bytes, so a different base64 spelling must not count as a different payment. Google signs
  // the text.
  if (kind === 'applepay' && !canonical.test(sealed)) return null
  return `${kind} ${sealed}`
}
