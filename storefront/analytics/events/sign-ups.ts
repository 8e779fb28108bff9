import type { SignalOf } from '../signals/signal.ts'
import type { Moment, ReadItems, Track } from './moment.ts'

interface SignUpDeps {
  track: Track
  readItems: ReadItems
  /** Returns the SHA-256 hash of an email address, or null if the browser cannot compute it. */
  hash: (text: string) => Promise<string | null>
}

/** Sends events for forms with an email address. Only the hash leaves the browser. */
export function createSignUpEvents({ track, readItems, hash }: SignUpDeps) {
  return {
    async register({ newsletters, segments, email: address }: SignalOf<'register'>, moment: Moment) {
      const email = await hash(address)
      if (email !== null) track({ name: 'register', properties: { newsletters, segments, email } }, moment)
    },
    async stockAlert({ productId, parentId, email: address }: SignalOf<'stock-alert'>, moment: Moment) {
      const [[found], email] = await Promise.all([readItems([{ id: productId, qty: 1 }]), hash(address)])
      if (!found || email === null) return
      const { sku, name } = found.item
      track({ name: 'binSignup', properties: { productId, parentId, sku, name, email } }, moment)
    },
  }
}
