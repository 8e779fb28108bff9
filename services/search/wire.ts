import type { z } from 'zod'
import type { SearchProduct } from '#contract/search.ts'
import { pictureFile } from '#domain/media/picture-widths.ts'
import { challengeStatus } from '#domain/catalog/events/challenge-status.ts'
import type { Site } from '#domain/sites.ts'
import type { Card } from '#services/catalog/steps.ts'

/** Width in pixels. */
const middleWidth = 521

type RelatedColor = z.output<typeof SearchProduct>['rogue_rfk_custom_data']['related'][number]

/**
 * Converts a product to the search wire form, with the id and URL of its remap, if any [SEARCH-031..033, SEARCH-049].
 */
export function searchProduct({
  site,
  card,
  isNew,
  categories,
  remap = null,
  now,
}: {
  site: Site
  card: Card
  isNew: boolean
  categories: string[]
  remap?: { id: number; url: string } | null
  now: number
}): z.output<typeof SearchProduct> {
  const [cat1 = '', cat2 = '', cat3 = ''] = categories
  return {
    entity_id: remap?.id ?? card.productId,
    sku: card.sku,
    thumbnail: card.picture ? `${card.picture.base}-308.avif` : null,
    manufacturer: card.brand,
    cat1,
    cat2,
    cat3,
    price: card.price,
    final_price: card.special_price ?? card.price,
    name: card.name,
    url: remap?.url ?? card.url,
    tax_class_id: card.taxClass,
    // Older stored cards lack the type.
    type: card.type ?? (card.addable ? 'simple' : 'configurable'),
    challenge_status: challengeStatus(card.registrationClosesAt, now),
    rogue_hover_image: card.hover ? pictureFile(card.hover, middleWidth) : null,
    rogue_rfk_custom_data: {
      label: 'colors',
      related: card.swatches.map((swatch) => relatedColor(site, card, swatch)),
    },
    product_has_redirect: card.isPart ?? false,
    fact: card.fact,
    is_from: card.isFrom,
    is_new: isNew,
    addable: card.addable,
    inventory: card.inventory,
    picture: card.picture,
    hover: card.hover,
    // Cards stored before reviews and promotions existed lack these fields.
    rating: card.rating ?? null,
    promo: card.promo ?? null,
    ...(card.priceSuffix !== undefined && { price_suffix: card.priceSuffix }),
    ...(card.lang && { lang: card.lang }),
  }
}

function relatedColor(site: Site, card: Card, { label, swatch, variant }: Card['swatches'][number]): RelatedColor {
  const price = variant ? variant.price : card.price
  const special = variant ? variant.special_price : card.special_price
  return {
    id: variant?.id ?? card.productId,
    color: label,
    swatch,
    img: card.picture && pictureFile(card.picture, middleWidth),
    thumbnail: card.picture && `${card.picture.base}-308.avif`,
    hover_image: card.hover && pictureFile(card.hover, middleWidth),
    url: variant?.url ?? card.url,
    name: `${card.name}, ${label}`,
    price,
    special_price: special,
    ...(site === 'GBR' && price !== null && { price_gbp: price, special_price_gbp: special }),
    sku: variant?.sku ?? card.sku,
    plp_attribute: true,
  }
}
