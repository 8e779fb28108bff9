import type { Shop } from '#storefront/page/page.ts'

interface Dated {
  headers: { get: (name: string) => string | null }
}

/** Returns how far a clock is behind the server's Date header, in milliseconds. Returns 0 without the header. */
export async function measureOffset(request: () => Promise<Dated>, now: () => number): Promise<number> {
  const sentAt = now()
  const { headers } = await request()
  const serverTime = Date.parse(headers.get('date') ?? '')
  // The header is precise to one second, so this assumes the middle of that second and of the round trip.
  return Number.isNaN(serverTime) ? 0 : serverTime + 500 - (sentAt + now()) / 2
}

let offset = 0
let measured: Promise<void> | null = null

/** Corrects the browser clock with the server's time, once per visit. */
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

/** Returns the current store time: the render time on the server, or the corrected clock in a browser. */
export function currentStoreTime({ now }: Pick<Shop, 'now'>): number {
  return 'document' in globalThis ? Date.now() + offset : now
}
