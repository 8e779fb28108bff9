import { useState } from 'react'
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { formatDate } from '#backoffice/kit/format/dates.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { CategoriesSection } from '../../categories/product/categories-section.tsx'
import { loadProductCategories, type ProductCategories } from '../../categories/product/load-product-categories.ts'
import { AttributesSection } from '../attributes/attributes-section.tsx'
import { DuplicateButton } from '../duplicate/duplicate-button.tsx'
import { TextsForm } from '../edit-texts/texts-form.tsx'
import { PicturesForm } from '../pictures/pictures-form.tsx'
import type { Product, ProductRow } from '../product-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { MovementsList } from '../stock/movements-list.tsx'
import { texts } from '../texts/en.ts'
import { TranslationsSection } from '../translate/translations-section.tsx'
import { SearchSection } from '../search/search-section.tsx'
import { OptionsSection } from '../variants/options-section.tsx'
import { SkuButton } from '../variants/sku-button.tsx'
import { priceOn } from './price-edits.ts'
import { PricesForm } from './prices-form.tsx'
import { StateDialog } from './state-dialog.tsx'

interface Loaded {
  product: Product
  site: Site
  categories: ProductCategories
}

const t = texts.detail

/** Returns a product, its categories, and the site to show prices for. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const id = params['id']!
  const [product, categories] = await Promise.all([
    call('GET /svc_admin/products/{id}', { params: { id } }, { isFresh: true }),
    loadProductCategories(id),
  ])
  return { site, product, categories }
}

/** Renders a product: its state on the site, editable prices, and stock. */
export function Component() {
  const { product, site, categories } = useLoaderData<Loaded>()
  const { siteUrls } = useSession()
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  const state = stateOn(product, site)
  const hasPrices = product.variants.some((variant) => priceOn(variant, site) !== undefined)
  return (
    <Page
      title={product.name}
      parent={{ to: `/products?site=${site}`, title: texts.title }}
      badges={<StateBadge state={state} />}
      actions={
        <>
          <SitePicker site={site} />
          {state === 'active' && (
            <a
              className="button button--line button--small"
              href={`${siteUrls[site]}/${product.handle}`}
              target="_blank"
              rel="noreferrer"
            >
              {t.view}
            </a>
          )}
          {product.type !== 'grouped' && <DuplicateButton product={product} site={site} />}
          {hasPrices && state !== 'none' && <StateButton product={product} site={site} state={state} onDone={reload} />}
        </>
      }
    >
      <p className="order__placed muted small">{t.updated(formatDate(product.updatedAt))}</p>
      <div className="stack">
        <Section
          title={t.prices(siteSettings[site].title)}
          actions={
            <div className="section-box__actions">
              {product.variants.length > 0 && <SkuButton product={product} onDone={reload} />}
              <Link className="text-button" to={`/promotions?site=${site}&product=${product.id}`}>
                {t.promotions}
              </Link>
            </div>
          }
        >
          {!hasPrices ? (
            <p className="muted small">{product.type === 'grouped' ? t.pricesOfParts : t.noPrices}</p>
          ) : (
            // The `key` discards entered prices when the site or a SKU changes.
            <PricesForm
              key={[site, ...product.variants.map(({ sku }) => sku)].join()}
              product={product}
              site={site}
              onDone={reload}
            />
          )}
        </Section>
        {product.options.length > 0 && <OptionsSection product={product} onDone={reload} />}
        <CategoriesSection product={product} categories={categories} onDone={reload} />
        <Section title={texts.pictures.title}>
          <PicturesForm key={product.id} product={product} onDone={reload} />
        </Section>
        <Section
          title={texts.editTexts.title}
          actions={
            <Link className="text-button" to={`/audit?type=product&id=${product.id}`}>
              {texts.editTexts.history}
            </Link>
          }
        >
          <TextsForm key={product.id} product={product} onDone={reload} />
        </Section>
        <TranslationsSection key={product.id} product={product} />
        <SearchSection key={product.id} product={product} site={site} onDone={reload} />
        <AttributesSection key={product.id} product={product} onDone={reload} />
        <Section title={t.movements}>
          <MovementsList movements={product.movements} />
        </Section>
      </div>
    </Page>
  )
}

/**
 * Returns a product's state on a site, which is the state of the first enabled variant with a price there. Without
 * prices, a listed product is active.
 */
function stateOn({ variants, listedOn }: Product, site: Site): ProductRow['state'] {
  const prices = variants.map((variant) => priceOn(variant, site)).filter((price) => price !== undefined)
  return (prices.find(({ isOff }) => !isOff) ?? prices[0])?.state ?? (listedOn.includes(site) ? 'active' : 'none')
}

interface StateButtonProps {
  product: Product
  site: Site
  state: Exclude<ProductRow['state'], 'none'>
  onDone: () => void
}

function StateButton({ product, site, state, onDone }: StateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useHasPermission('catalog.write')) return null
  const isActive = state === 'active'
  return (
    <>
      <button
        type="button"
        className={isActive ? 'button button--line button--small' : 'button button--small'}
        onClick={() => setOpen(true)}
      >
        {isActive ? texts.state.stop : texts.state.start(siteSettings[site].title)}
      </button>
      {isOpen && (
        <StateDialog
          {...{ product, site, isActive }}
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
