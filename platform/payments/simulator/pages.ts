import type { LocalizedCardTexts } from '../card-page/card-texts-in.ts'
import { escapeHtml } from '../html.ts'
import { testCards } from './cards.ts'
import type { CardProblem, TypedCard } from './card.ts'

const style = '<link rel="stylesheet" href="/__sandbox/sandbox.css">'

export function page(title: string, body: string, script = '', language = 'en') {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${style}${script}</head><body>${body}</body></html>`
}

const fields = [
  { name: 'number', autocomplete: 'cc-number', size: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', size: 7 },
  { name: 'cvv', autocomplete: 'cc-csc', size: 5 },
] as const

function cardFields(texts: LocalizedCardTexts['texts'], typed: Partial<TypedCard>, problems: readonly CardProblem[]) {
  return fields
    .map(({ name, autocomplete, size }) => {
      const problem = problems.find(({ field }) => field === name)
      const described = `aria-describedby="${name}-error"${problem ? ' aria-invalid="true"' : ''}`
      return `<div class="field ${name}"><label for="${name}">${texts[name]}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${size}" required
 value="${escapeHtml(typed[name] ?? '')}" ${described}><p class="error" id="${name}-error">${escapeHtml(problem?.message ?? '')}</p></div>`
    })
    .join('\n')
}

/** Returns framed card fields that send a token to the parent page. */
export function framePage(parentOrigin: string, vault: string, { language, texts }: LocalizedCardTexts) {
  return page(
    texts.frameTitle,
    `<form id="card" class="frame" data-parent="${escapeHtml(parentOrigin)}" data-cards="${vault}/cards?lang=${language}" novalidate>${cardFields(texts, {}, [])}</form>`,
    '<script src="/__sandbox/card-frame.js" defer></script>',
    language,
  )
}

/** Returns the card fields for browsers without JavaScript. */
export function redirectPage(
  returnUrl: string,
  vault: string,
  { language, texts }: LocalizedCardTexts,
  typed: Partial<TypedCard> = {},
  problems: readonly CardProblem[] = [],
) {
  return page(
    texts.title,
    `<main><h1>${texts.title}</h1><p>${texts.lead}</p>
<form method="post" action="${vault}/card-page?lang=${language}"><input type="hidden" name="return" value="${escapeHtml(returnUrl)}">
${cardFields(texts, typed, problems)}<button>${texts.use}</button></form>
<p><a href="${escapeHtml(returnUrl)}">${texts.back}</a></p></main>`,
    '',
    language,
  )
}

/** Returns the bank's challenge page. */
export function challengePage(action: string, { amount, currency }: { amount: number; currency: string }) {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
  return page(
    'Confirm your payment',
    `<main><h1>Confirm your payment</h1><p>The shop asks your bank for <strong>${money}</strong>. Was that you?</p>
<form method="post" action="${escapeHtml(action)}">
<button name="answer" value="yes">Confirm payment</button> <button name="answer" value="no" class="line">Refuse</button></form></main>`,
  )
}

export function settledPage() {
  return page('Nothing to confirm', '<main><h1>Nothing to confirm</h1><p>This payment is already settled.</p></main>')
}

export function frontPage() {
  const rows = testCards
    .map(
      ({ number, brand, does }) =>
        `<tr><td>${number.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${brand}</td><td>${does}</td></tr>`,
    )
    .join('')
  return page(
    'Payment sandbox',
    `<main><h1>Payment sandbox</h1><p>No money moves here. Use any future month and any three digits. Without a
security code, the payment is declined.</p><table><thead><tr><th>Card number</th><th>Brand</th><th>What it does</th></tr></thead>
<tbody>${rows}</tbody></table></main>`,
  )
}
