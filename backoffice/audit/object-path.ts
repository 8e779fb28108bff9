const pages: ReadonlyMap<string, string> = new Map([
  ['article', '/articles/'],
  ['category', '/categories/'],
  ['newsletter_export', '/newsletters/'],
  ['product', '/products/'],
  ['rate_import', '/settings/rates?kind='],
])

/** Returns the back office path of an object in the audit log, or null if it has no page. */
export function objectPath(type: string, id: string): string | null {
  const page = pages.get(type)
  return page === undefined ? null : page + id
}
