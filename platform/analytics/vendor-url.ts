/** Returns the URL of a vendor's call. A path in the base URL is preserved, with or without a trailing slash. */
export function vendorUrl(base: string, path: string): URL {
  return new URL(path, base.endsWith('/') ? base : `${base}/`)
}
