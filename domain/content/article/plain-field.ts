import { decodeEntities, hasUnknownEntity } from './document/entities.ts'

/** Returns a stored title or excerpt, which is HTML, as plain text. */
export function fieldToText(stored: string): string {
  return decodeEntities(stored.replaceAll(/<[^<>]*>/g, ''))
}

/** Returns a title or excerpt as HTML for storage. Escapes only characters that HTML would misread. */
export function textToField(text: string): string {
  return text
    .replaceAll(/&[#\w]+;?/g, (found) =>
      decodeEntities(found) === found && !hasUnknownEntity(found) ? found : `&amp;${found.slice(1)}`,
    )
    .replaceAll('<', '&lt;')
}
