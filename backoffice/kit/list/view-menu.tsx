import { Button } from 'react-aria-components/Button'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'
import type { useViewSettings } from './view-settings.ts'

interface ViewMenuProps {
  /** Columns that can be hidden. */
  columns: readonly { id: string; title: string }[]
  view: ReturnType<typeof useViewSettings>
}

/** Renders the menu for columns and row height. */
export function ViewMenu({ columns, view: [settings, change] }: ViewMenuProps) {
  const visible = columns.map(({ id }) => id).filter((id) => !settings.hidden.includes(id))
  return (
    <MenuTrigger>
      <Button className="button button--line button--small">
        <Icon name="filter" />
        {texts.list.view}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu">
          <MenuSection
            selectionMode="multiple"
            selectedKeys={visible}
            onSelectionChange={(keys) =>
              change({ hidden: columns.map(({ id }) => id).filter((id) => keys !== 'all' && !keys.has(id)) })
            }
          >
            <Header className="menu__head">{texts.list.columns}</Header>
            {columns.map(({ id, title }) => (
              <MenuItem key={id} id={id} className="menu__item" textValue={title}>
                <Icon name="check" />
                {title}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[settings.density]}
            onSelectionChange={(keys) =>
              change({ density: keys !== 'all' && keys.has('comfortable') ? 'comfortable' : 'compact' })
            }
          >
            <Header className="menu__head">{texts.list.density}</Header>
            {(['compact', 'comfortable'] as const).map((density) => (
              <MenuItem key={density} id={density} className="menu__item" textValue={texts.list[density]}>
                <Icon name="check" />
                {texts.list[density]}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
