import { useState } from 'react'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { AddValuesDialog } from './add-values-dialog.tsx'
import { EditOptionDialog } from './edit-option-dialog.tsx'
import { RemoveOptionDialog } from './remove-option-dialog.tsx'

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; option: Product['options'][number] }

const t = texts.variants
const { edit, editOf, removeOption, removeOptionOf } = texts.editOption

/** Renders a product's options. Staff can rename, extend, and remove them. */
export function OptionsSection({ product, onDone }: { product: Product; onDone: () => void }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayWrite = useHasPermission('catalog.write')
  const { options } = product
  const dialog = {
    product,
    onClose: () => setOpened(null),
    onDone: () => {
      setOpened(null)
      onDone()
    },
  }
  return (
    <Section
      title={t.title}
      actions={
        mayWrite && (
          <button type="button" className="text-button" onClick={() => setOpened({ kind: 'add' })}>
            {t.add}
          </button>
        )
      }
    >
      <dl className="options-list">
        {options.map((option) => (
          <div key={option.code}>
            <dt>{option.label}</dt>
            <dd>{option.values.join(', ')}</dd>
            {mayWrite && (
              <dd className="options-list__actions">
                <button
                  type="button"
                  className="text-button"
                  aria-label={editOf(option.label)}
                  onClick={() => setOpened({ kind: 'edit', option })}
                >
                  {edit}
                </button>
                {options.length > 1 && option.values.length === 1 && (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={removeOptionOf(option.label)}
                    onClick={() => setOpened({ kind: 'remove', option })}
                  >
                    {removeOption}
                  </button>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {opened?.kind === 'add' && <AddValuesDialog {...dialog} />}
      {opened?.kind === 'edit' && <EditOptionDialog {...dialog} option={opened.option} />}
      {opened?.kind === 'remove' && <RemoveOptionDialog {...dialog} option={opened.option} />}
    </Section>
  )
}
