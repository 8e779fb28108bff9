import type { Shop } from '#storefront/page/page.ts'

interface Dated {
  headers: { get: (name: string) => string | null }
}

/**
 * How far a clock is behind the store's, in milliseconds, by the Date header of an answer that nobody kept; 0 when
 * there is none.
 */
export async function measureOffset(ask: () => Promise<Dated>, now: () => number): Promise<number> {
  const asked = now()
  const { headers } = await ask()
  const said = Date.parse(headers.get('date') ?? '')
  // Whole seconds are told: the middle of that second is meant, at the middle of the way there and back.
  return Number.isNaN(said) ? 0 : said + 500 - (asked + now()) / 2
}

let offset = 0
let measured: Promise<void> | null = null

/** Corrects the browser's clock by the store's, once for a visit; without an answer it stays as it is. */
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

/** The store's time: of the render on the server, of the corrected clock in a browser. */
export function storeNow({ now }: Pick<Shop, 'now'>): number {
  return 'document' in globalThis ? Date.now() + offset : now
}
