interface CustomerQuery {
  q?: string
  group?: string
}

/** Returns the query of the list from the filters of the URL; a malformed group is left out. */
export function customerQuery(params: URLSearchParams): CustomerQuery {
  const q = params.get('q')?.trim() ?? ''
  const group = params.get('group') ?? ''
  return { ...(q !== '' && { q }), ...(/^\d{1,9}$/.test(group) && { group }) }
}
