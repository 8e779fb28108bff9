import { SelectField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../../texts/en.ts'
import type { ExchangeOptions } from './use-exchange-options.ts'
import { canReplaceUnits, variantText } from './variant-options.ts'

const t = texts.createExchange

interface VariantFieldProps {
  item: ExchangeOptions['items'][number]
  sku: string
  isChecked: boolean
  /** True if the server refused the variant. */
  isRefused: boolean
  onChange: (sku: string) => void
}

/** Renders the select for a line's replacement variant. Only variants in stock at the same price can be selected. */
export function VariantField({ item, sku, isChecked, isRefused, onChange }: VariantFieldProps) {
  const { name, qty, wanted, variants } = item
  if (variants.length === 0) return null
  const wish = variants.find((variant) => variant.sku === wanted)
  const error = sku === '' ? (isChecked ? t.choose : undefined) : isRefused ? t.choose : undefined
  return (
    <SelectField
      label={t.quantity(qty, name)}
      value={sku}
      error={error}
      {...(wish && !canReplaceUnits(wish, qty) && { hint: t.wantedSoldOut })}
      options={[
        ['', t.choose],
        ...variants.map((variant) => {
          const isDisabled = !canReplaceUnits(variant, qty)
          return [variant.sku, variantText(variant, qty), isDisabled] as const
        }),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
