/** A part of an article: text, a product card, or one of the post's blocks. */
type ArticlePart = { type: 'text'; html: string } | { type: 'product'; sku: string } | { type: 'block'; id: string }

const shortcode = /<p>\s*\[(product sku|block id)=(?:"|&quot;)([\w.-]{1,64})(?:"|&quot;)\s*\/?\]\s*<\/p>/g

/** Splits an article at paragraphs that contain [product sku="..."] or [block id="..."]. */
export function articleParts(html: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  let end = 0
  const addText = (text: string) => {
    if (text.trim() !== '') parts.push({ type: 'text', html: text })
  }
  for (const found of html.matchAll(shortcode)) {
    const [whole, kind, value = ''] = found
    addText(html.slice(end, found.index))
    parts.push(kind === 'block id' ? { type: 'block', id: value } : { type: 'product', sku: value })
    end = found.index + whole.length
  }
  addText(html.slice(end))
  return parts
}
