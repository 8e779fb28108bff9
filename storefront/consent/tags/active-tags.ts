import { baseVersion } from '#domain/consent/list-version.ts'
import type { Tag } from '#domain/consent/tags.ts'

const tagsId = 'tags'
const unsafe = /</g

/**
 * Returns inert JSON for the end of a document, with the enabled third-party scripts and the service list version.
 * Returns an empty string in a store without optional services.
 */
export function tagsMarkup(tags: readonly Tag[], mayLoad: boolean, version: number): string {
  if (version === baseVersion) return ''
  const flag = mayLoad && tags.length > 0 ? ' data-may-load' : ''
  return `<script type="application/json" id="${tagsId}" data-version="${version}"${flag}>${JSON.stringify(tags).replace(unsafe, '\\u003c')}</script>`
}

/** Returns the third-party scripts that the store's settings enable, read from the document. */
export function activeTags(): readonly Tag[] {
  const text = document.getElementById(tagsId)?.textContent
  return text ? (JSON.parse(text) as Tag[]) : []
}

/** Returns this document's service list version. */
export function documentListVersion(): number {
  return Number(document.getElementById(tagsId)?.dataset['version'] ?? baseVersion)
}

/** Returns true if the document's CSP allows the third-party scripts. Navigation does not change this. */
export function mayLoadTags(): boolean {
  return document.getElementById(tagsId)?.dataset['mayLoad'] !== undefined
}
