import { CheckField } from '#backoffice/kit/form/field.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { indentedOption } from '../../categories/tree.ts'
import type { Category } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { productQuery } from './product-query.ts'

const t = texts.categoryFilter

/** Renders the choice of a category, and if it has subcategories, whether the list includes their products. */
export function CategoryFilter({ categories }: { categories: readonly Category[] }) {
  const [, change, params] = useFilters()
  const { category = '', subcategories } = productQuery(params)
  const isKnown = categories.some(({ id }) => String(id) === category)
  const hasChildren = categories.some(({ parentId }) => String(parentId) === category)
  return (
    <>
      <span className="select">
        <select
          className="input"
          aria-label={t.label}
          value={category}
          onChange={({ currentTarget: { value } }) =>
            change({ category: value, ...(value === '' && { subcategories: '' }) })
          }
        >
          <option value="">{t.all}</option>
          {category !== '' && !isKnown && <option value={category}>{t.deleted}</option>}
          {categories.map(indentedOption).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {(hasChildren || subcategories === 'yes') && (
        <CheckField
          label={t.subcategories}
          checked={subcategories === 'yes'}
          onChange={({ currentTarget }) => change({ subcategories: currentTarget.checked ? 'yes' : '' })}
        />
      )}
    </>
  )
}
