import { Button } from 'react-aria-components/Button'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { useNavigate } from 'react-router'
import type { ViewPage } from '#domain/saved-views/view-query.ts'
import { Icon } from '#ui/icon.tsx'
import { texts } from './texts/en.ts'
import type { ViewLink } from './view-links.ts'

interface ViewsMenuProps {
  page: ViewPage
  links: readonly ViewLink[]
  /** Undefined if the current filters are saved. */
  onSave: (() => void) | undefined
  /** Undefined if there are no saved views. */
  onManage: (() => void) | undefined
}

/** Renders a list's saved views as a menu, for narrow screens. */
export function ViewsMenu({ page, links, onSave, onManage }: ViewsMenuProps) {
  const current = links.find(({ isCurrent }) => isCurrent)
  const nameOf = ({ view }: ViewLink) => view?.name ?? texts.all[page]
  const sections = [
    { title: texts.own, links: links.filter(({ view }) => view === null || view.isOwn) },
    { title: texts.shared, links: links.filter(({ view }) => view !== null && !view.isOwn) },
  ].filter((section) => section.links.length > 0)
  const navigate = useNavigate()
  return (
    <div className="views__menu">
      <MenuTrigger>
        <Button className="button button--line button--small">
          <span className="views__name">{texts.menu(current ? nameOf(current) : texts.unsaved)}</span>
          <Icon name="menu" />
        </Button>
        <Popover className="popover" placement="bottom start">
          <Menu className="menu" aria-label={texts.label}>
            {sections.map((section) => (
              <MenuSection
                key={section.title}
                selectionMode="single"
                selectedKeys={section.links.filter(({ isCurrent }) => isCurrent).map(({ view }) => view?.id ?? 'all')}
              >
                <Header className="menu__head">{section.title}</Header>
                {section.links.map((link) => (
                  <MenuItem
                    key={link.view?.id ?? ''}
                    id={link.view?.id ?? 'all'}
                    className="menu__item"
                    textValue={nameOf(link)}
                    onAction={() => void navigate(link.to)}
                  >
                    <Icon name="check" />
                    <span className="views__item">
                      {nameOf(link)}
                      {link.view && !link.view.isOwn && (
                        <span className="muted small">{texts.sharedBy(link.view.createdBy)}</span>
                      )}
                    </span>
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
            {(onSave || onManage) && (
              <MenuSection aria-label={texts.manage}>
                {onSave && (
                  <MenuItem className="menu__item" onAction={onSave}>
                    {texts.save}
                  </MenuItem>
                )}
                {onManage && (
                  <MenuItem className="menu__item" onAction={onManage}>
                    {texts.manage}
                  </MenuItem>
                )}
              </MenuSection>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  )
}
