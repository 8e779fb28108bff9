import { escapeHtml } from '../html.ts'

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
}

function document(title: string, { scripts, styles }: PageFiles, body: string) {
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`)
  const modules = scripts.map((path) => `<script type="module" src="${path}"></script>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
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

const spreedlyFields = `${framedField('number', 'Card number')}
<div class="field expiry"><label for="expiry">Expires (MM/YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required aria-describedby="expiry-error">
<p class="error" id="expiry-error" role="alert"></p></div>
${framedField('cvv', 'Security code')}`

const adyenFields = '<div class="adyen-fields" id="adyen-card"></div>'

/** Returns the page with a vendor's card fields [PAY-204]. */
export function cardPage(vendor: 'spreedly' | 'adyen', listener: Listener, { brand, files, facts }: PageParts): string {
  const fields = vendor === 'spreedly' ? spreedlyFields : adyenFields
  const problem = '<p class="error problem" id="card-problem" role="alert"></p>'
  // Hidden until the script shows it.
  const form = (more: string) =>
    `<form id="card" class="frame"${attributes({ ...facts, ...listener })} novalidate hidden>${fields}${problem}${more}</form>`
  if ('parent' in listener) return document('Card', files, form(''))
  const back = escapeHtml(listener.back)
  return document(
    `Pay by card - ${brand}`,
    files,
    `<main>${shopName(brand)}<h1>Pay by card</h1><p>Your card details go straight to our payment provider. We never see the number.</p>
<noscript><p>Card payments need JavaScript, which is turned off in this browser. Turn it on and reload this page, or go back to the shop and pay another way.</p></noscript>
${form('<button>Use this card</button>')}
<p><a href="${back}">Back to the shop</a></p></main>`,
  )
}

/** Returns the shop's challenge page, for banks without a challenge page [PAY-207]. */
export function bankPage(back: string, { brand, files, facts }: PageParts): string {
  return document(
    `Confirm your payment - ${brand}`,
    files,
    `<main id="bank"${attributes({ ...facts, back })}>${shopName(brand)}<h1>Confirm your payment</h1>
<p id="bank-text" role="status">Your bank is checking the payment. It may ask you to confirm it.</p>
<noscript><p>Confirming the payment needs JavaScript, which is turned off in this browser. Turn it on and reload this page.</p></noscript>
<div id="bank-device" hidden></div><div id="bank-question" class="bank-question"></div>
<p><a href="${escapeHtml(back)}">Back to the shop</a></p></main>`,
  )
}
