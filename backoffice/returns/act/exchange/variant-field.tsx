import type { Site } from '#domain/sites.ts'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../../texts/en.ts'
import type { ExchangeOptions } from './use-exchange-options.ts'
import { canReplaceUnits, variantText } from './variant-options.ts'

const t = texts.createExchange

interface VariantFieldProps {
  site: Site
  item: ExchangeOptions['items'][number]
  sku: string
  /** True if the customer has paid for this variant. */
  isLocked: boolean
  isChecked: boolean
  /** True if the server refused the variant. */
  isRefused: boolean
  onChange: (sku: string) => void
}

/** Renders the select for a line's replacement variant. Only variants in stock with a comparable price can be selected. */
export function VariantField({ site, item, sku, isLocked, isChecked, isRefused, onChange }: VariantFieldProps) {
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
        ['', t.choose, isLocked] as const,
        ...variants.map((variant) => {
          const isDisabled = isLocked ? variant.sku !== sku : !canReplaceUnits(variant, qty)
          return [variant.sku, variantText(site, variant, qty), isDisabled] as const
        }),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
