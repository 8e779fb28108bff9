type SafeHtml = { html: string }

/** Fills a template with escaped values; SafeHtml is inserted unchanged. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | SafeHtml | SafeHtml[])[]
): SafeHtml {
  const filled = parts.map((part, index) => {
    const value = values[index]
    if (value === undefined) return part
    const pieces = Array.isArray(value) ? value : [value]
    return part + pieces.map((piece) => (typeof piece === 'object' ? piece.html : escapeHtml(String(piece)))).join('')
  })
  return { html: filled.join('') }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char]!)
}

/** Brand and locale (BCP 47 tag) of an email. */
export interface MailBranding {
  brand: string
  locale: string
}

export interface SiteMailBranding extends MailBranding {
  /** URL of the site's home page in this locale, such as https://shop.example/fr, without a trailing slash. */
  siteUrl: string
}

/** Returns the URL of a page in the email's locale. `path` starts with a slash. */
export function pageLink({ siteUrl }: Pick<SiteMailBranding, 'siteUrl'>, path: string): string {
  return new URL(siteUrl + path).href
}

/** Returns the branding for emails to the store's staff. */
export function staffMailBranding(brand: string): MailBranding {
  return { brand, locale: 'en-US' }
}

/** Builds the frame of an email: one column, dark mode if preferred, and no remote pictures. */
export function mailFrame({ brand, locale }: MailBranding, title: string, body: SafeHtml): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 Archivo,Arial,sans-serif">
        <div style="max-width:600px;margin:0 auto">
          <p style="font-weight:800;font-size:20px;border-bottom:4px solid currentColor;padding-bottom:12px">
            ${brand}
          </p>
          ${body}
        </div>
      </body>
    </html>`.html
}
