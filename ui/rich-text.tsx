import { balanceHtml } from './balance-html.ts'
import { sanitizeRichHtml } from './sanitize-rich-html.ts'

interface RichTextProps {
  html: string
  className: string
  as?: 'div' | 'aside'
  lang?: string | undefined
}

declare const trustedTypes:
  | { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => typeof policy }
  | undefined
/** The only Trusted Types policy that the headers allow. */
const policy: { createHTML: (html: string) => string } =
  typeof trustedTypes === 'undefined'
    ? { createHTML: serverHtml }
    : trustedTypes.createPolicy('rich-text', { createHTML: sanitizeRichHtml })

/**
 * A document parser carries open tags into the next element, so the server also balances tags. Setting innerHTML in a
 * browser needs no balancing.
 */
function serverHtml(html: string): string {
  return import.meta.env?.SSR ? balanceHtml(sanitizeRichHtml(html)) : sanitizeRichHtml(html)
}

export function RichText({ html, className, as: Tag = 'div', lang }: RichTextProps) {
  return <Tag className={className} lang={lang} dangerouslySetInnerHTML={{ __html: policy.createHTML(html) }} />
}
