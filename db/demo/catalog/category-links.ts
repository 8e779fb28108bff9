import type { CategoryLinks } from '#domain/catalog/links/category-links.ts'
import type { Site } from '#domain/sites.ts'

const northern: readonly Site[] = ['USA', 'CAN', 'APO', 'EUR', 'GBR']

/** Links below a category's heading to related categories that are not its children [CMS-207..217]. */
export const categoryLinks: Readonly<Record<string, CategoryLinks>> = {
  barbells: {
    style: 'text',
    links: [
      { category: 'power-bars' },
      { category: 'olympic-weightlifting-bars', label: 'Weightlifting bars' },
      { category: 'multipurpose-bars' },
      { category: 'specialty-bars' },
      { category: 'collars' },
      { category: 'bar-storage' },
    ],
  },
  plates: {
    style: 'text',
    links: [
      { category: 'bumper-plates' },
      { category: 'competition-plates' },
      { category: 'iron-plates' },
      { category: 'change-plates' },
      { category: 'collars' },
      { category: 'plate-storage' },
    ],
  },
  gymnastics: {
    style: 'image',
    links: [
      { category: 'rings' },
      { category: 'low-bars' },
      { category: 'core-training' },
      { category: 'ropes' },
      { category: 'plyo-boxes' },
      { category: 'bands' },
    ],
  },
  racks: {
    style: 'text',
    links: [
      { category: 'power-racks' },
      { category: 'half-racks-and-stands' },
      { category: 'wall-racks' },
      { category: 'rigs' },
      { category: 'rack-attachments' },
      { category: 'platforms-and-flooring', label: 'Floors' },
      { category: 'replacement-parts', label: 'Spare parts' },
    ],
  },
  packages: {
    style: 'image',
    links: [
      { category: 'multipurpose-bars' },
      { category: 'bumper-plates' },
      { category: 'power-racks' },
      { category: 'flat-benches' },
      { category: 'fixed-dumbbells' },
      { category: 'platforms-and-flooring', label: 'Floors' },
    ],
  },
  apparel: {
    style: 'image',
    links: [
      { category: 't-shirts' },
      { category: 'hoodies-and-sweatshirts' },
      { category: 'shorts' },
      { category: 'caps-and-socks' },
      { category: 'shoes' },
      { category: 'gym-bags' },
    ],
  },
  shoes: {
    style: 'text',
    links: [
      { category: 'caps-and-socks', label: 'Socks' },
      { category: 'wraps-and-sleeves', label: 'Knee sleeves and wraps' },
      { category: 'lifting-belts', label: 'Belts' },
      { category: 'gym-bags', label: 'Bags' },
    ],
  },
  'lifting-gear': {
    style: 'text',
    links: [
      { category: 'lifting-straps' },
      { category: 'wraps-and-sleeves' },
      { category: 'lifting-belts' },
      { category: 'chalk-and-care', label: 'Chalk' },
      { category: 'gym-bags', label: 'Bags' },
    ],
  },
  strongman: {
    style: 'image',
    links: [
      { category: 'logs' },
      { category: 'stones' },
      { category: 'odd-objects', label: 'Kegs and tires' },
      { category: 'training-bags', label: 'Sandbags' },
      { category: 'sleds' },
      { category: 'specialty-bars' },
    ],
  },
  mobility: {
    style: 'image',
    links: [
      { category: 'bands' },
      { category: 'rollers-and-mats' },
      { category: 'core-training' },
      { category: 'rings' },
      { category: 'low-bars' },
    ],
  },
  'gift-guide': {
    style: 'image',
    links: [
      { category: 'gift-cards' },
      { category: 't-shirts' },
      { category: 'hoodies-and-sweatshirts', label: 'Hoodies', sites: northern },
      { category: 'shorts', sites: ['AUS'] },
      { category: 'gym-bags', label: 'Bags' },
      { category: 'cast-kettlebells', label: 'Kettlebells' },
      { category: 'rings' },
      { category: 'ropes' },
      { category: 'lifting-belts', label: 'Belts' },
    ],
  },
  'programs-and-events': {
    style: 'text',
    links: [{ category: 'training-programs' }, { category: 'events' }, { category: 'gift-cards' }],
  },
  'replacement-parts': {
    style: 'text',
    links: [
      { category: 'rack-attachments' },
      { category: 'collars' },
      { category: 'bar-storage' },
      { category: 'chalk-and-care' },
    ],
  },
}
