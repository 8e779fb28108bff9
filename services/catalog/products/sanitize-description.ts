import sanitizeHtml from 'sanitize-html'

/** Reduces a merchant's HTML to text markup, without scripts, resources, frames, or styles [T14]. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'b',
      'i',
      'br',
      'h3',
      'h4',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'a',
    ],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    disallowedTagsMode: 'discard',
  })
}
