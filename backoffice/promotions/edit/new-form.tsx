import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { call } from '#backoffice/call/call.ts'
import type { Product } from '#backoffice/catalog/product-types.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'
import { DaysFields } from './days-fields.tsx'
import { discountedPriceText, parsePercent, type VariantDraft } from './draft.ts'
import { checkNewPromotions, variantsForSale } from './new-promotions.ts'
import { OverlapWarning } from './overlap-warning.tsx'
import { errorsBySku } from './server-errors.ts'
import { VariantPrices } from './variant-prices.tsx'

interface NewFormProps {
  site: Site
  product: Product
  promotions: readonly Promotion[]
  today: IsoDate
  onOther: () => void
  onDone: (created: readonly Promotion[]) => void
}

const t = texts.form

/** Renders the form for the days, prices, and units of a product's variants. */
export function NewForm({ site, product, promotions, today, onOther, onDone }: NewFormProps) {
  const sold = variantsForSale(product, site)
  const [days, setDays] = useState({ from: today, to: '' })
  const [variants, setVariants] = useState<Readonly<Record<string, VariantDraft>>>({})
  const [isChecked, setChecked] = useState(false)
  const [rejected, setRejected] = useState<ReturnType<typeof errorsBySku>>({})
  const checked = checkNewPromotions({ ...days, variants }, sold, today)
  const errors = isChecked ? checked.errors : rejected
  const dayErrors = Object.values(errors).find(({ from, to }) => from !== undefined || to !== undefined) ?? {}
  const period = { from: days.from || null, to: days.to || null }
  const submission = useSubmit({
    send: async (key) => {
      const body = { site, productId: product.id, ...period, variants: checked.variants }
      try {
        return (await call('POST /svc_admin/promotions', { body, key })).promotions
      } catch (error) {
        setChecked(false)
        setRejected(errorsBySku(error))
        throw error
      }
    },
    done: t.scheduled,
    onDone,
  })
  const skus = checked.variants.map(({ sku }) => sku)
  return (
    <Form
      submission={submission}
      submit={t.schedule}
      refusals={texts.refusals}
      errors={skus.length === 0 ? ['variants'] : Object.keys(checked.errors)}
      isDirty={Object.keys(variants).length > 0 && !submission.isBusy}
      onInvalid={() => setChecked(true)}
    >
      <div className="section-box__head">
        <h2>{product.name}</h2>
        <button type="button" className="text-button" onClick={onOther}>
          {t.otherProduct}
        </button>
      </div>
      {sold.length === 0 ? (
        <p className="muted small">{t.notSold}</p>
      ) : (
        <>
          <DaysFields
            site={site}
            {...days}
            errors={dayErrors}
            onChange={(change) => setDays((before) => ({ ...before, ...change }))}
          />
          {sold.length > 1 && (
            <FillPrices
              onFill={(percent) =>
                setVariants((before) =>
                  Object.fromEntries(
                    sold.map(({ sku, normalPrice }) => [
                      sku,
                      { units: before[sku]?.units ?? '', price: discountedPriceText(normalPrice, percent) },
                    ]),
                  ),
                )
              }
            />
          )}
          <VariantPrices
            variants={sold}
            drafts={variants}
            errors={errors}
            missing={isChecked && skus.length === 0 ? t.missing : undefined}
            onChange={(sku, change) =>
              setVariants((before) => ({ ...before, [sku]: { price: '', units: '', ...before[sku], ...change } }))
            }
          />
          <OverlapWarning promotions={promotions} skus={skus} days={period} />
        </>
      )}
    </Form>
  )
}

function FillPrices({ onFill }: { onFill: (percent: number) => void }) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <div className="fill-prices">
      <TextField
        label={t.percent}
        inputMode="numeric"
        maxLength={2}
        value={text}
        error={isWrong ? texts.invalid.percent : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => {
          const percent = parsePercent(text)
          setWrong(percent === null)
          if (percent !== null) onFill(percent)
        }}
      >
        {t.fill}
      </button>
    </div>
  )
}
