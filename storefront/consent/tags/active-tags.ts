import type { Tag } from '#domain/consent/tags.ts'

const tagsId = 'tags'
const unsafe = /</g

/** Returns inert JSON of the enabled third-party scripts for the end of a document, or an empty string without any. */
export function tagsMarkup(tags: readonly Tag[], mayLoad: boolean): string {
  if (tags.length === 0) return ''
  return `<script type="application/json" id="${tagsId}"${mayLoad ? ' data-may-load' : ''}>${JSON.stringify(tags).replace(unsafe, '\\u003c')}</script>`
}

/** Returns the third-party scripts that the store's settings enable, from the document. */
export function activeTags(): readonly Tag[] {
  const text = document.getElementById(tagsId)?.textContent
  return text ? (JSON.parse(text) as Tag[]) : []
}

/** Returns true if the document's CSP allows the third-party scripts; a navigation does not change it. */
export function mayLoadTags(): boolean {
  return document.getElementById(tagsId)?.dataset['mayLoad'] !== undefined
}
