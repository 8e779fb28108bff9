import { useState } from 'react'
import { siteSettings, type Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Product, SaleState } from '../product-types.ts'
import { texts } from '../texts/en.ts'

interface StateDialogProps {
  product: Product
  site: Site
  isActive: boolean
  onDone: () => void
  onClose: () => void
}

const t = texts.state
const withheldStates = ['unpublished', 'draft', 'archived'] as const

/** Renders the form that starts or stops selling a product on a site. */
export function StateDialog({ product, site, isActive, onDone, onClose }: StateDialogProps) {
  const [chosen, setChosen] = useState<SaleState>('unpublished')
  const { title } = siteSettings[site]
  const submission = useSubmit({
    send: (key) =>
      call('PUT /svc_admin/products/{id}/state', {
        params: { id: String(product.id) },
        body: { site, state: isActive ? chosen : 'active' },
        key,
      }),
    done: isActive ? t.stopped : t.started,
    onDone,
  })
  return (
    <ModalDialog title={isActive ? t.title(title) : t.startTitle(title)} onClose={onClose}>
      <p className="small">{isActive ? t.text : t.startText}</p>
      <Form
        submission={submission}
        submit={isActive ? t.save : t.start(title)}
        refusals={texts.refusals}
        onCancel={onClose}
      >
        {isActive && (
          <SelectField
            label={t.label}
            value={chosen}
            options={withheldStates.map((state) => [state, texts.states[state]] as const)}
            onChange={({ currentTarget }) => setChosen(currentTarget.value as SaleState)}
          />
        )}
      </Form>
    </ModalDialog>
  )
}
