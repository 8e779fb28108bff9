import { useId } from 'react'
import { siteSettings, type Site } from '#domain/sites.ts'
import { texts } from '../texts/en.ts'
import type { DraftFieldProps } from './draft-field-props.ts'

const t = texts.create

/** Renders a price field for each of the staff member's sites. */
export function NewPriceFields({ draft, change, errorOf, sites }: DraftFieldProps & { sites: readonly Site[] }) {
  const id = useId()
  const error = errorOf('prices')
  return (
    <fieldset className="new-product__prices" aria-describedby={`${id}-hint`}>
      <legend>{t.prices}</legend>
      <p id={`${id}-hint`} className="field__hint">
        {t.pricesHint}
      </p>
      <div className="form__pair">
        {sites.map((site) => {
          const { title, currency, taxDisplay } = siteSettings[site]
          return (
            <div key={site} className={error ? 'field field--bad' : 'field'}>
              <label htmlFor={`${id}-${site}`}>{t.priceOn(title, currency)}</label>
              <input
                id={`${id}-${site}`}
                className="input"
                type="text"
                inputMode="decimal"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                value={draft.prices[site] ?? ''}
                onChange={({ currentTarget }) => change({ prices: { ...draft.prices, [site]: currentTarget.value } })}
              />
              {taxDisplay !== 'net' && <p className="field__hint">{t.tax[taxDisplay]}</p>}
            </div>
          )
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
