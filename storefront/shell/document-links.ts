/**
 * Makes links load whole documents, because a bare document has no skip links or header for the next page. Returns a
 * function that undoes this [ROUTE-403].
 */
export function loadLinksAsDocuments(root: EventTarget): () => void {
  const over = new AbortController()
  // The router listens on the document, above this element.
  root.addEventListener('click', stopAtLink, { signal: over.signal })
  return () => over.abort()
}

function stopAtLink(event: Event) {
  const { closest } = (event.target ?? {}) as Partial<Element>
  if (closest?.call(event.target, 'a[href]')) event.stopPropagation()
}
