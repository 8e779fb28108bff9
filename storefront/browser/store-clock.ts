import type { Shop } from '#storefront/page/page.ts'

interface Dated {
  headers: { get: (name: string) => string | null }
}

/** Returns the milliseconds that a clock is behind the server's Date header; 0 without one. */
export async function measureOffset(request: () => Promise<Dated>, now: () => number): Promise<number> {
  const sentAt = now()
  const { headers } = await request()
  const serverTime = Date.parse(headers.get('date') ?? '')
  // The header is precise to a second: assume the middle of that second, at the middle of the round trip.
  return Number.isNaN(serverTime) ? 0 : serverTime + 500 - (sentAt + now()) / 2
}

let offset = 0
let measured: Promise<void> | null = null

/** Corrects the browser's clock by the server's, once per visit. */
export function correctClock(): Promise<void> {
  measured ??= measureOffset(() => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }), Date.now)
    .then((found) => {
      offset = found
    })
    .catch(() => {
      measured = null
    })
  return measured
}

/** Returns the current store time: on the server the render time, in a browser the corrected clock. */
export function storeNow({ now }: Pick<Shop, 'now'>): number {
  return 'document' in globalThis ? Date.now() + offset : now
}
