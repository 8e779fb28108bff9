import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { MenuSection } from '../departments.ts'

/** Renders the Shop menu's panel. */
export function MegaPanel({ menu }: { menu: readonly MenuSection[] }) {
  return (
    <div className="mega__panel">
      <MenuSections menu={menu} />
    </div>
  )
}

/**
 * Renders the sections, and next to them the columns and picture of one section. Without JavaScript, hover and focus
 * select the section [SHELL-019].
 */
export function MenuSections({ menu }: { menu: readonly MenuSection[] }) {
  const texts = useTexts('shell')
  return (
    <div className="page-width">
      <ul className="mega__sections">
        {menu.map((section) => (
          <li key={section.label}>
            <Link className="mega__section" to={section.url}>
              {section.label} {isOpenable(section) && <Icon name="arrow" />}
            </Link>
            {isOpenable(section) && <Columns section={section} />}
          </li>
        ))}
        <li>
          <Link className="mega__section" to="/new-gear">
            {texts.newGear}
          </Link>
        </li>
      </ul>
    </div>
  )
}

function isOpenable({ groups, promo }: MenuSection): boolean {
  return groups.length > 0 || promo !== null
}

function Columns({ section: { label, url, groups, promo } }: { section: MenuSection }) {
  const texts = useTexts('shell')
  return (
    <div className="mega__columns">
      <ul className="mega__groups">
        {groups.map((group) => (
          <li key={group.url}>
            <Link className="mega__heading" to={group.url}>
              {group.label}
            </Link>
            {group.links.length > 0 && (
              <ul>
                {group.links.map((link) => (
                  <li key={link.url}>
                    <Link to={link.url}>{link.label}</Link>
                  </li>
                ))}
                <li>
                  <Link className="mega__all" to={group.url}>
                    {texts.shopAll(group.label)}
                  </Link>
                </li>
              </ul>
            )}
          </li>
        ))}
        {groups.every((group) => group.url !== url) && (
          <li>
            <Link className="mega__all" to={url}>
              {texts.shopAll(label)}
            </Link>
          </li>
        )}
      </ul>
      {promo && (
        <Link className="mega__promo" to={promo.url}>
          {promo.picture && <Picture source={promo.picture} sizes="15rem" alt="" className="picture--cover" />}
          <b>{promo.label}</b>
        </Link>
      )}
    </div>
  )
}
