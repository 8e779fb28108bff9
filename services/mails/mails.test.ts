import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backInStockMail } from './templates/back-in-stock.ts'
import { chatAnswerMail, chatTranscriptMail } from './templates/chat.ts'
import { giftCardMail } from './templates/gift-card.ts'
import { paymentFailedMail } from './templates/payment-failed.ts'
import { passwordMail } from './templates/account/password.ts'
import { paymentLinkMail } from './templates/payment-link.ts'
import { programMail } from './templates/program.ts'
import { quoteMail } from './templates/quotes/quote.ts'
import { quoteStepMail } from './templates/quotes/quote-step.ts'
import { registryMail } from './templates/registry.ts'
import type { MailedQuote } from '#services/quotes/mail-steps.ts'
import { mailTextsIn } from './texts/mail-texts.ts'

const siteUrl = 'https://shop.example'
const site = 'USA'
const name = 'Rack <IW-2> & bar'
const at = Date.UTC(2027, 4, 8)
const quote: MailedQuote = {
  listId: 'a',
  number: 7,
  version: 2,
  state: 'sent',
  title: name,
  message: name,
  note: '',
  lines: [],
  shipping: null,
  validUntil: at,
  requestedAt: at,
  site,
  customerId: 1,
  delivery: '',
  wantedOn: null,
  isVisible: true,
  locale: null,
  owner: name,
  takenAt: null,
  customer: { name, email: 'ann@example.com' },
  isConfirmed: true,
  sent: { id: 'a', author: 'sales', agent: name, text: name, createdAt: at },
}
/** Builds one email of each kind in a locale. */
const mailsIn = (locale: string) => {
  const look = { brand: 'Ironwright', locale }
  const shop = { ...look, siteUrl }
  const texts = mailTextsIn(locale)
  return {
    'back in stock': backInStockMail({ name, url: '/rack', stop: '/account/bin/stop?key=1' }, shop),
    'chat answer': chatAnswerMail(
      { agent: 'Kim', text: 'The <b>well</b> rack.', fileLink: null },
      { ...look, link: `${siteUrl}/contact`, replyTo: 'support@shop.example' },
    ),
    'chat transcript': chatTranscriptMail(
      {
        site,
        messages: [
          { agent: null, text: name, createdAt: '2026-11-30T15:00:00Z' },
          { agent: 'Kim', text: 'The <b>well</b> rack.', createdAt: '2026-11-30T15:01:00Z' },
        ],
      },
      { ...look, link: `${siteUrl}/contact`, replyTo: 'support@shop.example' },
    ),
    'gift card': giftCardMail(
      {
        site,
        code: 'ABCDEFGHJKLMNPQR',
        amount: 5_000,
        design: 'birthday',
        recipientName: 'Ann',
        recipientEmail: 'ann@example.com',
        senderName: 'Lee',
        message: 'Lift <b>well</b>.',
        locale: null,
      },
      shop,
    ),
    'password reset': passwordMail(texts.passwordReset, {
      ...look,
      link: 'https://shop.example/account/reset-password/a?redirect=%2Fcart',
    }),
    'login link': passwordMail(texts.loginLink, { ...look, link: 'https://shop.example/login/link/a' }),
    'password changed': passwordMail(texts.passwordChanged, {
      ...look,
      link: 'https://shop.example/login/forgot',
    }),
    'payment failed': paymentFailedMail({ id: '100000001' }, { ...look, link: 'https://shop.example/order' }),
    'payment link': paymentLinkMail(
      { site, number: 'P-1', note: name, expiresAt: at, due: 10_000, paid: 0, link: 'https://shop.example/pay/1' },
      look,
    ),
    program: programMail('renewed', { site, name, subscriptionId: 'a', on: '2027-05-08', amount: 1_900 }, shop),
    'quote message': quoteStepMail('message', quote, { ...shop, reason: '' }),
    'quote reminder': quoteStepMail('reminder', quote, { ...shop, reason: '' }),
    'canceled quote': quoteStepMail('cancelled', quote, { ...shop, reason: name }),
    quote: quoteMail({ site, listId: 'a', number: 7, validUntil: at }, { ...shop, about: name, isAttached: true }),
    registry: registryMail({ id: 'a', title: name }, shop),
  }
}

for (const locale of ['en-US', 'de-AT', 'es-ES', 'fr-BE', 'nl-NL'])
  for (const [kind, { text, html }] of Object.entries(mailsIn(locale))) {
    test(`the text part of a ${kind} email in ${locale} has every link of its HTML part`, () => {
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
      assert.ok(links.length > 0)
      for (const link of links) assert.ok(text.includes(link), `${link} in ${text}`)
      assert.doesNotMatch(text, /<(?:p|h1|a|div)\b|undefined|null|&amp;/)
    })

    test(`a ${kind} email in ${locale} supports dark mode, loads nothing, and escapes user input`, () => {
      assert.match(html, /<meta name="color-scheme" content="light dark" \/>/)
      assert.ok(html.includes(`<html lang="${locale}">`))
      assert.doesNotMatch(html, /<(?:img|script|link|iframe)\b|url\(|<IW-2>|<b>well/)
    })
  }
