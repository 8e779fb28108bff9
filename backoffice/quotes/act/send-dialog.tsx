import { useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { offerTotals } from '../edit/offer.ts'
import type { Lock } from '../edit/use-lock.ts'
import type { Offer } from '../edit/use-offer.ts'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'

interface SendDialogProps {
  site: Site
  detail: QuoteDesk
  lock: Lock
  offer: Offer
  onDone: () => void
  onClose: () => void
}

const t = texts.send
const dayChoices = [7, 14, 30, 60, 90] as const
const usualDays = 30

/** Renders the form that sends an offer, with its validity. The draft is saved first. */
export function SendDialog({ site, detail: { quote, customer }, lock, offer, onDone, onClose }: SendDialogProps) {
  const [days, setDays] = useState(usualDays)
  const save = async () => {
    try {
      const saved = await offer.save(crypto.randomUUID())
      offer.saved(saved)
      return saved
    } catch (error) {
      // Closes this dialog, because a conflict opens a separate dialog.
      if (isRefusalError(error) && error.code === 'quote_version_conflict') onClose()
      throw error
    }
  }
  const submission = useSubmit({
    send: async (key) => {
      let { version } = offer
      if (offer.needsSave) {
        const saved = await save()
        version = saved.version
      }
      const input = { params: { id: quote.id }, version, body: { days, agent: lock.agent }, key }
      return lock.catchUnknownSkus(callsOf(site)('POST /svc_list/quote-desk/{id}/send', input))
    },
    done: t.done(customer.email),
    onDone,
  })
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form submission={submission} submit={t.submit} refusals={texts.refusals} onCancel={onClose}>
        <p>{t.text(customer.email)}</p>
        <SelectField
          label={t.days}
          value={days}
          options={dayChoices.map((count) => [String(count), t.dayCount(count)] as const)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <dl className="facts">
          <div className="facts__total">
            <dt>{t.total}</dt>
            <dd>{formatMoney(offerTotals(offer.draft, offer.items).total, siteSettings[site].currency)}</dd>
          </div>
        </dl>
      </Form>
    </ModalDialog>
  )
}
