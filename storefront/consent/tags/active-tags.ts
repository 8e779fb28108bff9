import type { Tag } from '#domain/consent/tags.ts'

const tagsId = 'tags'
const unsafe = /</g

/**
 * Returns inert JSON with the enabled third-party scripts for the end of a document, or an empty string if there are
 * none.
 */
export function tagsMarkup(tags: readonly Tag[], mayLoad: boolean): string {
  if (tags.length === 0) return ''
  return `<script type="application/json" id="${tagsId}"${mayLoad ? ' data-may-load' : ''}>${JSON.stringify(tags).replace(unsafe, '\\u003c')}</script>`
}

/** Returns the third-party scripts that the store's settings enable, read from the document. */
export function activeTags(): readonly Tag[] {
  const text = document.getElementById(tagsId)?.textContent
  return text ? (JSON.parse(text) as Tag[]) : []
}

/** Returns true if the document's CSP allows the third-party scripts. Navigation does not change this. */
export function mayLoadTags(): boolean {
  return document.getElementById(tagsId)?.dataset['mayLoad'] !== undefined
}
