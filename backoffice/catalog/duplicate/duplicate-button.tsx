import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'

/** Renders the button that opens the form for duplicating a product. After a copy is created, its page opens. */
export function DuplicateButton({ product, site }: { product: Product; site: Site }) {
  const [isOpen, setOpen] = useState(false)
  const { siteUrls } = useSession()
  const navigate = useNavigate()
  if (!useHasPermission('catalog.write')) return null
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
        {texts.duplicate.action}
      </button>
      {isOpen && (
        <DuplicateDialog
          product={product}
          origin={siteUrls[site]}
          onClose={() => setOpen(false)}
          onDone={({ id }) => {
            setOpen(false)
            void navigate(`/products/${id}?site=${site}`)
          }}
        />
      )}
    </>
  )
}
