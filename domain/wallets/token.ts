import type { WalletKind } from './availability.ts'
import type { WalletToken } from './session.ts'

/**
 * The part of what a wallet gave that is signed and cannot be written otherwise: by it one payment is known again, whatever
 * stands around it; null for what no wallet gives.
 */
export function sealedPart(kind: WalletKind, token: WalletToken): string | null {
  const holder = kind === 'applepay' ? token['paymentData'] : token
  const name = kind === 'applepay' ? 'data' : 'signedMessage'
  if (typeof holder !== 'object' || holder === null) return null
  const sealed: unknown = (holder as Record<string, unknown>)[name]
  return typeof sealed === 'string' && sealed !== '' ? `${kind} ${sealed}` : null
}
