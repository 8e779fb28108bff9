import { siteSettings, type Site } from '#domain/sites.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import { texts } from '../texts/en.ts'
import { offerChanges, type OfferChange } from './conflict.ts'
import type { Offer } from './use-offer.ts'

const t = texts.conflict

/** Renders the version saved by another salesperson next to the draft, part by part, and the options for continuing. */
export function ConflictDialog({ site, offer }: { site: Site; offer: Offer }) {
  const { conflict, items } = offer
  if (!conflict) return null
  const { currency } = siteSettings[site]
  const text = (value: string, { part }: OfferChange) => {
    if (value === '') return part === 'shipping' ? t.byRates : t.empty
    return part === 'price' ? formatMoney(Number(value), currency) : value
  }
  const nameOf = ({ part, itemId }: OfferChange) => items.find((item) => item.itemId === itemId)?.name ?? t.parts[part]
  return (
    <ModalDialog title={t.title} onClose={offer.merge} isAlert isWide>
      <p>{t.text}</p>
      <table className="lines-table conflict-table">
        <thead>
          <tr>
            <th scope="col">{t.columns.what}</th>
            <th scope="col">{t.columns.theirs}</th>
            <th scope="col">{t.columns.mine}</th>
          </tr>
        </thead>
        <tbody>
          {offerChanges(conflict, items).map((change) => (
            <tr key={`${change.part} ${change.itemId}`}>
              <td>
                <span>{nameOf(change)}</span>
                {change.isConflict && (
                  <span>
                    <Badge tone="warn">{t.both}</Badge>
                  </span>
                )}
              </td>
              <td>{text(change.theirs, change)}</td>
              <td>{text(change.mine, change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted small">{t.mergeHint}</p>
      <div className="modal__foot">
        <button type="button" className="button button--line button--small" onClick={offer.discard}>
          {t.discard}
        </button>
        <button type="button" className="button button--small" onClick={offer.merge}>
          {t.merge}
        </button>
      </div>
    </ModalDialog>
  )
}
