import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { IsoDate } from '#domain/tax/table.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { DayPrice, Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.dayPrice

/** Renders the shop's price on a chosen day. The initial day is the promotion's first day that is not in the past. */
export function DayPriceSection({ promotion, today }: { promotion: Promotion; today: IsoDate }) {
  const { id, from } = promotion
  const [day, setDay] = useState(from !== null && from > today ? from : today)
  const [result, setResult] = useState<{ price: DayPrice } | { problem: Problem } | null>(null)
  useEffect(() => {
    if (day === '') return
    const abort = new AbortController()
    const input = { params: { id: String(id) }, query: { day } }
    call('GET /svc_admin/promotions/{id}/price', input, { isFresh: true, signal: abort.signal }).then(
      (price) => setResult({ price }),
      (error: unknown) => {
        if (!abort.signal.aborted) setResult({ problem: problemOf(error) })
      },
    )
    return () => abort.abort()
    // Saving replaces the `promotion` object, because the price may have changed.
  }, [id, day, promotion])
  return (
    <Section title={t.title}>
      <div className="form">
        <div className="form__pair">
          <TextField
            label={t.day}
            type="date"
            max="2999-12-31"
            hint={t.hint}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          {result && 'price' in result && <Result price={result.price} own={id} />}
        </div>
        {result && 'problem' in result && <Message tone="bad">{problemText(result.problem, texts.refusals)}</Message>}
      </div>
    </Section>
  )
}

function Result({ price: { price, normalPrice, currency, promotionId }, own }: { price: DayPrice; own: number }) {
  return (
    <output className="day-price">
      <strong>{formatMoney(price, currency)}</strong>
      {price < normalPrice && <s className="muted">{formatMoney(normalPrice, currency)}</s>}
      <span className="small">
        {promotionId === null ? t.none : promotionId === own ? t.own : t.other}{' '}
        {promotionId !== null && promotionId !== own && <Link to={`/promotions/${promotionId}`}>{t.openOther}</Link>}
      </span>
    </output>
  )
}
