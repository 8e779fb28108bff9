import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { UrlDialog } from '../../../catalog/search/url-dialog.tsx'
import { texts as catalog } from '../../../catalog/texts/en.ts'
import type { Category } from '../../category-types.ts'
import { texts } from '../../texts/en.ts'

interface PathButtonProps {
  category: Category
  onDone: () => void
}

/** Renders the button that opens the form for changing a category's URL. */
export function PathButton({ category: { id, handle }, onDone }: PathButtonProps) {
  const { me, siteUrls } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {catalog.url.change}
      </button>
      {isOpen && (
        <UrlDialog
          stored={handle}
          origin={siteUrls[me.sites[0] ?? 'USA']}
          texts={texts.path}
          refusals={texts.refusals}
          send={(body, key) => call('PUT /svc_admin/categories/{id}/path', { params: { id: String(id) }, body, key })}
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
