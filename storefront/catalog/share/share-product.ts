import { isTrackingParameter } from '#domain/routes/tracking-parameter.ts'
import type { ShareService, Signal } from '#storefront/analytics/signals/signal.ts'

interface ShareDeps {
  /** Opens the device's share sheet; absent if the browser has none. */
  share?: (data: { title: string; url: string }) => Promise<void>
  copy: (text: string) => Promise<void>
  report: (signal: Signal) => void
}

interface Shared {
  productId: number
  title: string
  url: string
}

/**
 * Shares a product through the device's share sheet. Copies its link if there is no sheet or sharing fails. Returns the
 * method used, or null if the shopper closed the sheet. Rejects if the link cannot be copied.
 */
export async function shareProduct(
  { productId, title, url }: Shared,
  { share, copy, report }: ShareDeps,
): Promise<ShareService | null> {
  let service: ShareService = 'copy'
  if (share) {
    try {
      await share({ title, url })
      service = 'native'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return null
    }
  }
  if (service === 'copy') await copy(url)
  report({ kind: 'share', productId, service })
  return service
}

/** Returns a page's address without its fragment and tracking parameters. */
export function sharedUrl(href: string): string {
  const url = new URL(href)
  url.hash = ''
  for (const name of Array.from(url.searchParams.keys())) if (isTrackingParameter(name)) url.searchParams.delete(name)
  return url.href
}
