import { useState, type ReactNode } from 'react'
import { texts } from '../texts/en.ts'

/** The selected rows, in list order. */
export interface RowSelection {
  ids: readonly string[]
  has: (id: string) => boolean
  isAll: boolean
  toggle: (id: string) => void
  toggleAll: () => void
  clear: () => void
}

/** Tracks which loaded rows are selected. */
export function useSelection(loaded: readonly string[]): RowSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const ids = loaded.filter((id) => selected.has(id))
  const isAll = loaded.length > 0 && ids.length === loaded.length
  return {
    ids,
    isAll,
    has: (id) => selected.has(id),
    toggle: (id) => setSelected((before) => before.symmetricDifference(new Set([id]))),
    toggleAll: () => setSelected(isAll ? new Set() : new Set(loaded)),
    clear: () => setSelected(new Set()),
  }
}

/** Renders the number of selected rows and their actions. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number
  onClear: () => void
  children: ReactNode
}) {
  return (
    <div className="selection-bar">
      <output>{texts.list.selected(count)}</output>
      {children}
      <button type="button" className="text-button" onClick={onClear}>
        {texts.list.deselect}
      </button>
    </div>
  )
}
