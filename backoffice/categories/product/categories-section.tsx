import { useState } from 'react'
import { Link } from 'react-router'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import type { Product } from '../../catalog/product-types.ts'
import { texts } from '../texts/en.ts'
import { pathText } from '../tree.ts'
import { EditCategoriesDialog } from './edit-categories-dialog.tsx'
import type { ProductCategories } from './load-product-categories.ts'
import { pricedSites } from './product-categories.ts'

interface CategoriesSectionProps {
  product: Product
  categories: ProductCategories
  onDone: () => void
}

const t = texts.product

/** Renders a product's categories, its main one first. */
export function CategoriesSection({ product, categories, onDone }: CategoriesSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const { me } = useSession()
  const mayWrite = useHasPermission('catalog.write')
  const mayEdit = mayWrite && pricedSites(product).every((site) => me.sites.includes(site))
  const { all, ids } = categories
  return (
    <Section
      title={t.title}
      actions={
        mayEdit && (
          <button type="button" className="text-button" onClick={() => setOpen(true)}>
            {t.edit}
          </button>
        )
      }
    >
      {ids.length === 0 ? (
        <p className="muted small">{t.none}</p>
      ) : (
        <ul className="product-categories" aria-label={t.title}>
          {ids.map((id, index) => (
            <li key={id}>
              <Link to={`/categories/${id}`}>{pathText(all, id)}</Link>
              {index === 0 && <Badge tone="plain">{t.main}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <EditCategoriesDialog
          productId={product.id}
          categories={categories}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </Section>
  )
}
