import { useState } from 'react'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { AddValuesDialog } from './add-values-dialog.tsx'

const t = texts.variants

/** Renders the options of a product, to which values can be added. */
export function OptionsSection({ product, onDone }: { product: Product; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useHasPermission('catalog.write')
  return (
    <Section
      title={t.title}
      actions={
        mayWrite && (
          <button type="button" className="text-button" onClick={() => setOpen(true)}>
            {t.add}
          </button>
        )
      }
    >
      <dl className="options-list">
        {product.options.map(({ code, label, values }) => (
          <div key={code}>
            <dt>{label}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <AddValuesDialog
          product={product}
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
