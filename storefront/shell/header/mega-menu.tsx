import type { ComponentType } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { MenuSection } from './departments.ts'

interface PanelProps {
  menu: readonly MenuSection[]
}

// The browser build excludes the panel's code.
const Panel: ComponentType<PanelProps> = import.meta.env.SSR
  ? (await import('./menu/mega-panel.tsx')).MegaPanel
  : RenderedPanel

/**
 * Renders the Shop menu, a <details> element without JavaScript. The browser uses the server-rendered panel; code
 * loaded after the page adds hover, arrow keys, and Escape (menu/start-menu.tsx) [SHELL-018, SHELL-019].
 */
export function MegaMenu(props: PanelProps) {
  const texts = useTexts('shell')
  return (
    <details className="mega">
      <summary className="shop">
        <Icon name="menu" /> {texts.shop}
      </summary>
      <Panel {...props} />
    </details>
  )
}

/** Hydration leaves server markup inside an element alone if its child is a text node, even an empty one. */
function RenderedPanel() {
  return (
    <div className="mega__panel" suppressHydrationWarning>
      {''}
    </div>
  )
}
