import { siteSettings } from '#domain/sites.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import type { AppliedChange, BulkChange } from '../bulk-edit-types.ts'
import { texts } from '../texts/en.ts'

type Change = BulkChange | AppliedChange['change']

/** Returns the name of a change's field and its site. */
export function targetText(change: Change): string {
  return change.field === 'name' ? texts.fields.name : texts.column(change.field, siteSettings[change.site].title)
}

/** Returns the displayed value before or after a change. */
export function valueText(change: Change, side: 'before' | 'after'): string {
  if (change.field === 'name') return change[side]
  if (change.field === 'state') return texts.states[change[side]]
  const { price, special } = change[side]
  const { currency } = siteSettings[change.site]
  return texts.prices(formatMoney(price, currency), special === null ? null : formatMoney(special, currency))
}
