const block = /(<\/?(?:p|div|ul|ol|table|h[1-6]|blockquote|pre|section|figure)\b[^<>]*>)/i

/**
 * Converts a description to HTML. WooCommerce exports a line break as \n and, outside blocks, displays line breaks as
 * lines and paragraphs.
 */
export function readWooDescription(text: string): string {
  const lines = text
    .split('\\\\n')
    .map((part) => part.replaceAll('\\n', '\n'))
    .join('\\n')
    .replaceAll('\r', '')
  if (!lines.includes('\n')) return lines
  let depth = 0
  const parts = withoutComments(lines)
    .split(block)
    .map((part, index) => {
      // The separators from the split are at odd positions.
      if (index % 2 === 1) {
        depth = Math.max(0, depth + (part.startsWith('</') ? -1 : 1))
        return part
      }
      return depth > 0 ? part : paragraphsOf(part)
    })
  return parts.join('')
}

/** Removes the comments that mark blocks in the shop's editor. */
function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--')
  return first + others.map((part) => part.split('-->').slice(1).join('-->')).join('')
}

function paragraphsOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/<br ?\/?>$/i, ''))
    .join('\n')
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replaceAll(/^\n|\n$/g, ''))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
