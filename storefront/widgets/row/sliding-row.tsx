import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { type Language, loadTexts } from '#storefront/texts.ts'
import type { RowControls } from './row-controls.tsx'

type Controls = ComponentType<Parameters<typeof RowControls>[0]>

interface SlidingRowProps {
  /** Identifies the row in its button labels. */
  label: string
  look: 'cards' | 'chips'
  items: readonly { key: string | number; content: ReactNode }[]
}

/** Renders items in one row, which scrolls by touch, by keyboard, and, once the page is idle, by buttons. */
export function SlidingRow({ label, look, items }: SlidingRowProps) {
  const { language } = useShop()
  const list = useRef<HTMLUListElement>(null)
  const [Controls, setControls] = useState<Controls | null>(null)
  useEffect(() => {
    // The row scrolls without its buttons, so a failed load needs no message.
    const load = () =>
      loadControls(language).then(
        (loaded) => setControls(() => loaded),
        () => {},
      )
    whenIdle(() => void load())
  }, [language])
  return (
    <div className={`sliding-row sliding-row--${look}`}>
      <ul className="sliding-row__list" ref={list}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {Controls && <Controls list={list} label={label} />}
    </div>
  )
}

async function loadControls(language: Language): Promise<Controls> {
  const [{ RowControls: loaded }] = await Promise.all([
    import('./row-controls.tsx'),
    loadTexts(language, ['widgets/row']),
  ])
  return loaded
}
