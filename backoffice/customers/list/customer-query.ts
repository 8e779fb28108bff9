interface CustomerQuery {
  q?: string
  group?: string
}

/** Builds the customer list query from the URL filters. Ignores a malformed group. */
export function customerQuery(params: URLSearchParams): CustomerQuery {
  const q = params.get('q')?.trim() ?? ''
  const group = params.get('group') ?? ''
  return { ...(q !== '' && { q }), ...(/^\d{1,9}$/.test(group) && { group }) }
}
