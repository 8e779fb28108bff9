import type { CardTexts } from '#platform/payments/card-page/card-texts.ts'
import { escapeHtml } from '../html.ts'
import type { LocalizedCardTexts } from './card-texts-in.ts'

export interface PageFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The shop page that frames this one, or the return URL. */
export type Listener = { parent: string } | { back: string }

/** Shows redirected shoppers which shop the page belongs to. */
const shopName = (brand: string) => `<p class="shop-name">${escapeHtml(brand)}</p>`

/** The data attributes for the page's script. */
type Facts = Readonly<Record<string, string>>

interface PageParts {
  brand: string
  files: PageFiles
  facts: Facts
  localized: LocalizedCardTexts
}

function document(language: string, title: string, { scripts, styles }: PageFiles, body: string) {
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`)
  const modules = scripts.map((path) => `<script type="module" src="${path}"></script>`)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${links.join('')}${modules.join('')}</head><body>${body}</body></html>`
}

const attributes = (facts: Facts) =>
  Object.entries(facts)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')

/** Frames the vendor's fields, which keeps the shopper's input out of our page. */
const framedField = (name: string, label: string) =>
  `<div class="field ${name}"><span class="label" id="${name}-label">${label}</span>
<div class="vendor-field" id="vendor-${name}"></div><p class="error" id="${name}-error" role="alert"></p></div>`

const spreedlyFields = ({ number, expiry, cvv }: CardTexts) => `${framedField('number', number)}
<div class="field expiry"><label for="expiry">${expiry}</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required aria-describedby="expiry-error">
<p class="error" id="expiry-error" role="alert"></p></div>
${framedField('cvv', cvv)}`

const adyenFields = '<div class="adyen-fields" id="adyen-card"></div>'

/** Returns the page with a vendor's card fields [PAY-204]. */
export function cardPage(vendor: 'spreedly' | 'adyen', listener: Listener, parts: PageParts): string {
  const { brand, files, facts, localized } = parts
  const { language, texts } = localized
  const fields = vendor === 'spreedly' ? spreedlyFields(texts) : adyenFields
  const problem = '<p class="error problem" id="card-problem" role="alert"></p>'
  // The script needs the texts too. Attributes need no exception from the content security policy.
  const data = { ...facts, ...listener, language, texts: JSON.stringify(texts) }
  // Hidden until the script shows it.
  const form = (more: string) =>
    `<form id="card" class="frame"${attributes(data)} novalidate hidden>${fields}${problem}${more}</form>`
  if ('parent' in listener) return document(language, texts.frameTitle, files, form(''))
  const back = escapeHtml(listener.back)
  return document(
    language,
    `${texts.title} - ${brand}`,
    files,
    `<main>${shopName(brand)}<h1>${texts.title}</h1><p>${texts.lead}</p>
<noscript><p>${texts.needsScript}</p></noscript>
${form(`<button>${texts.use}</button>`)}
<p><a href="${back}">${texts.back}</a></p></main>`,
  )
}

/** Returns the shop's challenge page, for banks without a challenge page [PAY-207]. */
export function bankPage(back: string, { brand, files, facts, localized }: PageParts): string {
  const { language, texts } = localized
  const { title, checking, needsScript } = texts.bank
  const data = { ...facts, back, texts: JSON.stringify(texts.bank) }
  return document(
    language,
    `${title} - ${brand}`,
    files,
    `<main id="bank"${attributes(data)}>${shopName(brand)}<h1>${title}</h1>
<p id="bank-text" role="status">${checking}</p>
<noscript><p>${needsScript}</p></noscript>
<div id="bank-device" hidden></div><div id="bank-question" class="bank-question"></div>
<p><a href="${escapeHtml(back)}">${texts.back}</a></p></main>`,
  )
}
