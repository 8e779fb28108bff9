/** Returns the URL of a vendor's call. A path in the base URL stays, with or without a slash at its end. */
export function vendorUrl(base: string, path: string): URL {
  return new URL(path, base.endsWith('/') ? base : `${base}/`)
}
