import { methodName } from '#domain/payment-methods/method-name.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Mail } from '#platform/mail/engine.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import type { RefundRow } from '#services/refunds/steps.ts'
import { html, mailFrame, type MailBranding } from '../layout.ts'
import { mailTextsIn } from '../texts/mail-texts.ts'

/** Builds the email about a cancellation or refund: units, amount, and destination of the money. */
export function refundMail(
  kind: 'cancelled' | 'refunded',
  { order, refund }: { order: OrderRow; refund: RefundRow },
  { link, ...look }: MailBranding & { link: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, locale } = look
  const texts = mailTextsIn(locale).refund
  const { currency } = siteSettings[order.site]
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const amount = (minor: number) => format.format(minor / 100)
  const refundTexts = texts[kind === 'cancelled' && !isAll(order, refund) ? 'part' : kind]
  const { heading } = refundTexts
  const subject = refundTexts.subject(order.id, brand)
  const items = refund.lines.map(({ itemId, qty }) => {
    const line = order.document.lines.find((each) => each.itemId === itemId)
    const name = [line?.name, line?.choice].filter(Boolean).join(', ')
    // Such a line refunds a part of the price of exchanged units.
    return qty === 0 ? texts.difference(name) : `${qty} x ${name}`
  })
  const name = methodName(order.method)
  const to =
    name !== null
      ? texts.toMethod(name)
      : order.card
        ? texts.toCard(order.card.brand, order.card.last4)
        : texts.toPayment
  const goesBack = kind === 'cancelled' ? texts.goesBack : texts.wentBack
  const money = [
    ...(refund.amount > 0 ? [goesBack(amount(refund.amount))] : [texts.nothingPaid]),
    ...(refund.giftCardPart > 0 ? [texts.toGiftCards(amount(refund.giftCardPart))] : []),
    ...(refund.newGiftCardPart > 0 ? [texts.newGiftCard(amount(refund.newGiftCardPart))] : []),
    ...(refund.cardPart > 0 ? [`${amount(refund.cardPart)} ${to}`, texts.days] : []),
  ]
  const body = html`<h1>${heading}</h1>
    <p>${texts.order(order.id)}</p>
    <p>${items.map((line) => html`${line}<br />`)}</p>
    <p>${money.map((line) => html`${line}<br />`)}</p>
    <p><a href="${link}">${texts.look}</a></p>`
  const lines = [heading, texts.order(order.id), '', ...items, '', ...money, '', `${texts.look}: ${link}`, '', brand]
  return { subject, text: lines.join('\n'), html: mailFrame(look, subject, body) }
}

/** A cancellation is partial if some lines have shipped. */
function isAll({ document }: OrderRow, { lines }: RefundRow): boolean {
  return document.lines.every(({ itemId, qty }) => lines.find((line) => line.itemId === itemId)?.qty === qty)
}
