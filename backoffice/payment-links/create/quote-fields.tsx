import { useState } from 'react'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message, Skeleton } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import { AddressFields } from './address-fields.tsx'
import type { FieldsProps } from './bill-fields.tsx'
import { addressFor, type Quote } from './initial-draft.ts'
import { useQuotes } from './use-quotes.ts'

interface QuoteFieldsProps extends FieldsProps {
  site: Site
  /** The quote that the page was opened for. */
  preset: Quote | null
  addressErrors: FieldsProps['errors']
}

const t = texts.new
const maxChoices = 12

/** Renders the quote selection and the address for calculating shipping and tax. */
export function QuoteFields({ site, draft, change, errors, preset, addressErrors }: QuoteFieldsProps) {
  const [text, setText] = useState(preset ? String(preset.number) : '')
  const { quotes, problem } = useQuotes(site, text)
  const choose = async ({ id }: Quote) => {
    change({ quoteId: id })
    try {
      const desk = await callsOf(site)('GET /svc_list/quote-desk/{id}', { params: { id } })
      change({ address: addressFor(draft.address, desk) })
    } catch {
      // Ignored, because the address can still be entered manually.
    }
  }
  return (
    <>
      <TextField
        label={t.quote}
        hint={t.quoteHint}
        type="search"
        placeholder={t.quoteSearch}
        value={text}
        error={errors['quoteId']}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {problem && <Message tone="bad">{t.quoteFailed}</Message>}
      {!problem && quotes === null && <Skeleton lines={2} />}
      {quotes?.length === 0 && <p className="muted small">{t.noQuotes}</p>}
      {quotes && quotes.length > 0 && (
        <fieldset className="quote-choices">
          <legend className="quote-choices__legend">{t.quote}</legend>
          {quotes.slice(0, maxChoices).map((quote) => (
            <label key={quote.id} className="check">
              <input
                type="radio"
                name="quote"
                checked={draft.quoteId === quote.id}
                onChange={() => void choose(quote)}
              />
              <span>
                {t.quoteName(quote.number, quote.title)}
                {quote.total !== null && (
                  <span className="muted"> {formatMoney(quote.total, siteSettings[site].currency)}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <AddressFields
        site={site}
        address={draft.address}
        errors={addressErrors}
        onChange={(part) => change({ address: { ...draft.address, ...part } })}
      />
    </>
  )
}
