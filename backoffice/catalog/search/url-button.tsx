import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { UrlDialog } from './url-dialog.tsx'

interface UrlButtonProps {
  product: Product
  /** Origin of the selected site. */
  origin: string
  onDone: () => void
}

const t = texts.url

/** Renders the button that opens the form for changing a product's URL. */
export function UrlButton({ product, origin, onDone }: UrlButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t.change}
      </button>
      {isOpen && (
        <UrlDialog
          stored={product.handle}
          origin={origin}
          texts={t}
          refusals={texts.refusals}
          send={(body, key) =>
            call('PUT /svc_admin/products/{id}/url', { params: { id: String(product.id) }, body, key })
          }
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
