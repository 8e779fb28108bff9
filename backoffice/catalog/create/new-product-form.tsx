import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import { maxHandleLength } from '#domain/catalog/import/cells/handle.ts'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import type { Category, Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import type { DraftFieldProps } from './draft-field-props.ts'
import { productHandle } from './new-draft.ts'
import { NewPriceFields } from './new-price-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { useNewProduct } from './use-new-product.ts'

interface NewProductFormProps {
  categories: readonly Category[]
  onCancel: () => void
  onDone: (product: Product) => void
}

const t = texts.create

/** Renders the form for a new product. The product starts as a draft. */
export function NewProductForm({ categories, onCancel, onDone }: NewProductFormProps) {
  const { me, siteUrls } = useSession()
  const form = useNewProduct(me.sites, onDone)
  const { draft, change, errorOf, submission } = form
  const fields = { draft, change, errorOf }
  const origin = siteUrls[me.sites[0] ?? 'USA']
  return (
    <Form
      submission={submission}
      submit={t.submit}
      refusals={form.refusals}
      errors={form.wrong}
      isDirty={form.isDirty && !submission.isBusy}
      onCancel={onCancel}
      onInvalid={form.check}
    >
      <TextField
        label={t.name}
        maxLength={textLimits.name}
        autoFocus
        value={draft.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={t.handle}
        hint={t.handleHint(`${origin}/${productHandle(draft) || '…'}`)}
        maxLength={maxHandleLength}
        spellCheck={false}
        value={productHandle(draft)}
        error={errorOf('handle')}
        // Clearing the URL derives it from the name again.
        onChange={({ currentTarget }) => change({ handle: currentTarget.value.toLowerCase() || null })}
      />
      <div className="form__pair">
        <SelectField
          label={t.category}
          value={draft.category}
          options={[['', t.chooseCategory], ...categories.map(categoryOption)]}
          error={errorOf('category')}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        />
        <TextField
          label={t.brand}
          maxLength={80}
          value={draft.brand}
          error={errorOf('brand')}
          onChange={({ currentTarget }) => change({ brand: currentTarget.value })}
        />
      </div>
      <SkuFields {...fields} />
      <OptionFields {...fields} limit={optionLimits.options} />
      <NewPriceFields {...fields} sites={me.sites} />
    </Form>
  )
}

/** Indents a category below its parent, because a select's options cannot be nested. */
function categoryOption({ handle, name, depth }: Category) {
  return [handle, `${'\u2003'.repeat(depth)}${name}`] as const
}

function SkuFields({ draft, change, errorOf }: DraftFieldProps) {
  return (
    <div className="form__pair">
      <TextField
        label={draft.hasOptions ? t.skuStart : t.sku}
        maxLength={64}
        spellCheck={false}
        value={draft.sku}
        error={errorOf('sku')}
        onChange={({ currentTarget }) => change({ sku: currentTarget.value })}
      />
      <div className="new-product__weight">
        <TextField
          label={t.weight}
          inputMode="decimal"
          value={draft.weight}
          error={errorOf('weight')}
          onChange={({ currentTarget }) => change({ weight: currentTarget.value })}
        />
        <SelectField
          label={t.unit}
          value={draft.unit}
          options={[
            ['lb', 'lb'],
            ['kg', 'kg'],
          ]}
          onChange={({ currentTarget }) => change({ unit: currentTarget.value === 'kg' ? 'kg' : 'lb' })}
        />
      </div>
    </div>
  )
}
