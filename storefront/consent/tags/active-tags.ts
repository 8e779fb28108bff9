import type { Tag } from '#domain/consent/tags.ts'

const tagsId = 'tags'
const unsafe = /</g

/** Returns inert JSON of the enabled third-party scripts for the end of a document; empty without any. */
export function tagsMarkup(tags: readonly Tag[]): string {
  if (tags.length === 0) return ''
  return `<script type="application/json" id="${tagsId}">${JSON.stringify(tags).replace(unsafe, '\\u003c')}</script>`
}

/** Returns the third-party scripts that the store's settings enable, from the document. */
export function activeTags(): readonly Tag[] {
  const text = document.getElementById(tagsId)?.textContent
  return text ? (JSON.parse(text) as Tag[]) : []
}
