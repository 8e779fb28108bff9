import { escapeHtml } from '../../html.ts'
import { page } from '../../simulator/pages.ts'
import { accounts } from './accounts.ts'
import type { StoredAgreement } from './store.ts'

/** Returns the approval page, where the shopper selects a test account. */
export function approvalPage(
  action: string,
  { amount, currency }: Pick<StoredAgreement, 'amount' | 'currency'>,
): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
  const choices = accounts
    .map(
      ({ email, does }, index) =>
        `<p class="choice"><input type="radio" name="account" id="account-${index}" value="${email}"${index === 0 ? ' checked' : ''}>
<label for="account-${index}">${email}</label><span>${does}</span></p>`,
    )
    .join('\n')
  return page(
    'PayPal sandbox',
    `<main><h1>PayPal sandbox</h1><p>The shop asks for <strong>${money}</strong>. No money moves here.</p>
<form method="post" action="${escapeHtml(action)}"><fieldset><legend>Who approves</legend>${choices}</fieldset>
<button name="answer" value="yes">Approve and continue</button> <button name="answer" value="no" class="line">Cancel and return to the shop</button></form></main>`,
  )
}
