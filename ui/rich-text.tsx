import { richHtml } from './rich-html.ts'

interface RichTextProps {
  html: string
  className: string
  as?: 'div' | 'aside'
}

declare const trustedTypes:
  | { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => typeof policy }
  | undefined
/** The one policy that the page's headers allow: no other code can make HTML of a text. */
const policy: { createHTML: (html: string) => string } =
  typeof trustedTypes === 'undefined'
    ? { createHTML: richHtml }
    : trustedTypes.createPolicy('rich-text', { createHTML: richHtml })

/** Running text with its emphasis, lists, tables and links. */
export function RichText({ html, className, as: Tag = 'div' }: RichTextProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: policy.createHTML(html) }} />
}
