export const textFormats = ['bold', 'italic', 'heading', 'list', 'link', 'paragraph'] as const
type Format = (typeof textFormats)[number]
export type Heading = 'h2' | 'h3'

interface Edited {
  text: string
  /** The selection after the change. */
  start: number
  end: number
}

const tags: Readonly<Record<Exclude<Format, 'heading'>, readonly [before: string, after: string]>> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  list: ['<ul><li>', '</li></ul>'],
  link: ['<a href="/">', '</a>'],
  paragraph: ['<p>', '</p>'],
}

/**
 * Wraps the selected text in an element. Then selects the text, or a link's placeholder URL so that typing replaces it.
 */
export function applyTextFormat(
  text: string,
  [start, end]: readonly [start: number, end: number],
  format: Format,
  heading: Heading,
): Edited {
  const [before, after] = format === 'heading' ? [`<${heading}>`, `</${heading}>`] : tags[format]
  const inside = text.slice(start, end)
  const changed = text.slice(0, start) + before + inside + after + text.slice(end)
  if (format === 'link') return { text: changed, start: start + before.length - 3, end: start + before.length - 2 }
  return { text: changed, start: start + before.length, end: start + before.length + inside.length }
}
