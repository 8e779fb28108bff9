export const formats = ['bold', 'italic', 'heading', 'list', 'link', 'paragraph'] as const
type Format = (typeof formats)[number]

interface Edited {
  text: string
  /** The selection after the change. */
  start: number
  end: number
}

const tags: Readonly<Record<Format, readonly [before: string, after: string]>> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  heading: ['<h2>', '</h2>'],
  list: ['<ul><li>', '</li></ul>'],
  link: ['<a href="/">', '</a>'],
  paragraph: ['<p>', '</p>'],
}

/** Puts the selected text into an element; the address of a link is selected, so that it can be typed. */
export function applyTextFormat(text: string, start: number, end: number, format: Format): Edited {
  const [before, after] = tags[format]
  const inside = text.slice(start, end)
  const changed = text.slice(0, start) + before + inside + after + text.slice(end)
  if (format === 'link') return { text: changed, start: start + before.length - 3, end: start + before.length - 2 }
  return { text: changed, start: start + before.length, end: start + before.length + inside.length }
}
