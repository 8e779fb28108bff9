import type { OtherRegion } from './find-region.ts'

interface OfferParts {
  /** Returns the current page with its query. */
  page: () => string
  /** Returns true if the page allows the popup and no overlay is open. */
  isFree: () => boolean
  /** Loads the popup for the current page, and returns the function that shows it. */
  prepare: (region: OtherRegion) => Promise<() => void>
}

/** Shows the popup for a region as soon as `isFree` returns true, and prepares the popup again after a page change. */
export function regionOffer({ page, isFree, prepare }: OfferParts) {
  let region: OtherRegion | null = null
  const retry = async (): Promise<void> => {
    if (region === null || !isFree()) return
    const offered = region
    region = null
    const preparedFor = page()
    const show = await prepare(offered)
    if (isFree() && page() === preparedFor) {
      show()
      return
    }
    region = offered
    await retry()
  }
  const offer = (found: OtherRegion) => {
    region = found
    return retry()
  }
  return { offer, retry }
}
