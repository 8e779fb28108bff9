import { decodeEntities, hasUnknownEntity } from './document/entities.ts'

/** Returns the text of a stored title or excerpt, which is HTML. */
export function textOfField(stored: string): string {
  return decodeEntities(stored.replaceAll(/<[^<>]*>/g, ''))
}

/** Returns a title or an excerpt as stored. Only characters that HTML would read otherwise are escaped. */
export function fieldOfText(text: string): string {
  return text
    .replaceAll(/&[#\w]+;?/g, (found) =>
      decodeEntities(found) === found && !hasUnknownEntity(found) ? found : `&amp;${found.slice(1)}`,
    )
    .replaceAll('<', '&lt;')
}
