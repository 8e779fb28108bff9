import { compareAnswers, type LineChange } from '#domain/quotes/answer.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { formatDate, formatDateTime } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { QuoteAnswer, QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { DownloadButton } from './download-button.tsx'

const t = texts.detail

/** Renders the sent versions with their PDFs and their changes. */
export function VersionsList({ site, detail: { quote, answers } }: { site: Site; detail: QuoteDesk }) {
  return (
    <Section title={t.versions}>
      {answers.length === 0 && <p className="muted small">{t.noVersions}</p>}
      <ul className="quote-versions">
        {answers.map((answer, index) => (
          <Version key={answer.number} site={site} id={quote.id} answer={answer} earlier={answers[index + 1]} />
        ))}
      </ul>
    </Section>
  )
}

interface VersionProps {
  site: Site
  id: string
  answer: QuoteAnswer
  /** Undefined for the first version. */
  earlier: QuoteAnswer | undefined
}

function Version({ site, id, answer, earlier }: VersionProps) {
  const { number, total, sentAt, validUntil, note } = answer
  const { currency } = siteSettings[site]
  const readFile = async () => {
    const params = { id, number: String(number) }
    const file = await callsOf(site)('GET /svc_list/quote-desk/{id}/answers/{number}/file', { params })
    return { ...file, type: 'application/pdf' }
  }
  return (
    <li>
      <div className="quote-versions__head">
        <strong>{t.version(number)}</strong>
        <span>{formatMoney(total, currency)}</span>
        <span className="muted small">{t.sentUntil(formatDateTime(sentAt), formatDate(validUntil))}</span>
        <DownloadButton label={t.pdf} name={`${t.version(number)}, ${t.pdf}`} read={readFile} />
      </div>
      {note !== '' && <p className="message-item__text small">{note}</p>}
      {earlier && (
        <details className="small">
          <summary>{t.changesSince(earlier.number)}</summary>
          <Changes before={earlier} after={answer} currency={currency} />
        </details>
      )}
    </li>
  )
}

function Changes({ before, after, currency }: { before: QuoteAnswer; after: QuoteAnswer; currency: string }) {
  const changes = compareAnswers(before.lines, after.lines).filter(({ change }) => change !== 'same')
  const money = (amount: number) => formatMoney(amount, currency)
  const shippingOf = ({ shipping }: QuoteAnswer) => (shipping ? money(shipping.price) : texts.totals.byRates)
  const [old, now] = [shippingOf(before), shippingOf(after)]
  if (changes.length === 0 && old === now) return <p className="muted">{t.sameLines}</p>
  return (
    <ul>
      {changes.map((change) => (
        <li key={(change.after ?? change.before)?.itemId}>{changeText(change, money)}</li>
      ))}
      {old !== now && <li>{t.change.changed(texts.totals.shipping, old, now)}</li>}
    </ul>
  )
}

type Line = QuoteAnswer['lines'][number]

function changeText({ before, after }: LineChange<Line>, money: (amount: number) => string): string {
  const unit = ({ qty, price }: Line) => t.unitPrice(qty, money(price))
  if (!after) return before ? t.change.removed(before.name) : ''
  return before ? t.change.changed(after.name, unit(before), unit(after)) : t.change.added(after.name, unit(after))
}
