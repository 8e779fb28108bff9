import { Icon } from '#ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { texts } from './texts/en.ts'

interface TopBarProps {
  onMenu: () => void
  onSearch: () => void
  onKeys: () => void
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Renders the navigation button on phones, the search, and the account menu. */
export function TopBar({ onMenu, onSearch, onKeys }: TopBarProps) {
  return (
    <header className="top-bar">
      <button type="button" className="icon-button top-bar__menu" aria-label={texts.menu} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <button type="button" className="top-bar__search" onClick={onSearch}>
        <Icon name="search" />
        <span>{texts.search}</span>
        <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <AccountMenu onKeys={onKeys} />
    </header>
  )
}
