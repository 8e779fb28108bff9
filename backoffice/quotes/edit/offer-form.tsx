import { useEffect, useRef } from 'react'
import { siteSettings, type Site } from '#domain/sites.ts'
import { SelectField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'
import { DiscountField } from './discount-field.tsx'
import { OfferLines } from './offer-lines.tsx'
import { withDiscountOnAll, type OfferDraft } from './offer.ts'
import type { Offer } from './use-offer.ts'

const t = texts.editor
const countryNames = new Intl.DisplayNames('en-US', { type: 'region' })

interface OfferFormProps {
  site: Site
  offer: Offer
}

/** Renders the offer fields: prices, shipping, note, and reason. Enter saves the offer. */
export function OfferForm({ site, offer }: OfferFormProps) {
  const { items, draft, saving, problems, isDirty, needsSave, change, failedChecks } = offer
  const unreadableLines = problems?.lines ?? []
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedChecks > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedChecks])
  const set = (part: Partial<OfferDraft>) => change({ ...draft, ...part })
  return (
    <div ref={ref}>
      <Form
        submission={{
          ...saving,
          // The conflict dialog shows conflicts.
          problem: saving.problem?.code === 'quote_version_conflict' ? null : saving.problem,
          submit: () => {
            if (!needsSave) notify(t.nothingToSave)
            else if (offer.check()) saving.submit()
          },
        }}
        errors={problems ? [t.save] : []}
        refusals={texts.refusals}
        submit={needsSave ? t.save : t.unchanged}
        isDirty={isDirty && !saving.isBusy}
      >
        <OfferLines
          items={items}
          draft={draft}
          currency={siteSettings[site].currency}
          canEdit
          unreadableIds={unreadableLines}
          onChange={change}
        />
        {unreadableLines.length > 0 && (
          <p className="field__error">
            <Icon name="alert" />
            {t.wrongLines}
          </p>
        )}
        <DiscountField
          label={t.all}
          hint={t.discountHint}
          error={t.wrongAll}
          apply={t.apply}
          onApply={(text) => change(withDiscountOnAll(draft, items, text))}
        />
        <SelectField
          label={t.shipping}
          value={draft.isShippingFixed ? 'fixed' : 'rates'}
          options={Object.entries(t.shippingKinds)}
          onChange={({ currentTarget }) => set({ isShippingFixed: currentTarget.value === 'fixed' })}
        />
        {draft.isShippingFixed && <ShippingFields site={site} offer={offer} onChange={set} />}
        <TextArea
          label={t.note}
          hint={t.noteHint}
          maxLength={2_000}
          value={draft.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={200}
          value={draft.reason}
          error={problems?.reason ? t.missingReason : undefined}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        />
      </Form>
    </div>
  )
}

function ShippingFields({
  site,
  offer: { draft, problems },
  onChange,
}: OfferFormProps & { onChange: (part: Partial<OfferDraft>) => void }) {
  const { countries } = siteSettings[site]
  return (
    <div className="form__pair">
      <TextField
        label={t.shippingPrice}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={draft.shipping}
        error={problems?.shipping ? t.wrongAmount : undefined}
        onChange={({ currentTarget }) => onChange({ shipping: currentTarget.value })}
      />
      <TextField
        label={t.postcode}
        autoComplete="off"
        maxLength={20}
        value={draft.postcode}
        error={problems?.postcode ? t.missingPostcode : undefined}
        onChange={({ currentTarget }) => onChange({ postcode: currentTarget.value })}
      />
      <SelectField
        label={t.country}
        value={draft.countryId}
        options={countries.map((code) => [code, countryNames.of(code) ?? code] as const)}
        onChange={({ currentTarget }) => onChange({ countryId: currentTarget.value })}
      />
    </div>
  )
}
