import { siteSettings, type Site } from '#domain/sites.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { DraftOrder } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.form

/** Renders a draft order that cannot be changed: its items, customer, and notes. */
export function ReadOnlyDraft({ site, saved: { email, name, computed, entry } }: { site: Site; saved: DraftOrder }) {
  const { currency } = siteSettings[site]
  const { street, apartment, city, region, postcode, countryId, telephone } = entry.address
  const delivery = computed.packages.flatMap(({ rates }) =>
    rates.filter(({ isSelected }) => isSelected).map(({ label }) => label),
  )
  return (
    <>
      <Section title={t.items}>
        <table className="lines-table draft-lines">
          <thead>
            <tr>
              {[t.item, t.qty, t.price].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {computed.lines.map((line) => (
              <tr key={line.sku}>
                <td>
                  <strong>{[line.name, line.choice].filter(Boolean).join(', ') || line.sku}</strong>
                  <span className="muted small draft-lines__sku">{line.sku}</span>
                </td>
                <td data-label={t.qty}>{line.qty}</td>
                <td data-label={t.price}>{line.price !== null && formatMoney(line.price, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={t.customer}>
        <p className="small">
          {name}
          <br />
          {[...street, apartment].filter(Boolean).join(', ')}
          <br />
          {[city, region, postcode, countryId].filter(Boolean).join(', ')}
          <br />
          {[telephone, email].filter(Boolean).join(' · ')}
        </p>
        {delivery.length > 0 && (
          <div className="small return-note">
            <h3>{t.delivery}</h3>
            <p>{delivery.join(', ')}</p>
          </div>
        )}
        {entry.note !== '' && (
          <div className="small return-note">
            <h3>{t.note}</h3>
            <p>{entry.note}</p>
          </div>
        )}
        {entry.reason !== '' && (
          <div className="small return-note">
            <h3>{t.reason}</h3>
            <p>{entry.reason}</p>
          </div>
        )}
      </Section>
    </>
  )
}
