import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { configurableProduct, buildPictures, simpleProduct } from '../builders/entry.ts'
import { customTextOption, customChoiceOption } from '../builders/custom-options.ts'
import { cuts, buildColorsAndSizes } from '../builders/garments.ts'
import { apparelModels } from '../models/apparel.ts'
import { printModels } from '../models/print.ts'
import { prices } from '../builders/prices.ts'
import { madeToOrder, ampleStock } from '../builders/stock.ts'

export const personalizedProducts: readonly ProductEntry[] = [
  simpleProduct({
    id: 2630,
    handle: 'ironwright-engraved-plate',
    name: 'Ironwright Engraved Name Plate',
    brand: 'Ironwright',
    categories: ['rack-attachments', 'racks', 'gift-guide'],
    fact: '220 x 66 mm, anodized aluminum, your words',
    lead: 'A rack with a name on it is cleaned more often.',
    description:
      '<p>Aluminum of 3 mm, anodized and then cut through to the metal by a diamond. Rain, chalk and ammonia do nothing to it.</p><p>Four screws go into the holes of a crossmember; with the adhesive pad it goes on anything flat. We write what you write, in capitals, on two lines.</p>',
    specification: [
      ['Size', '220 x 66 x 5 mm with its screws'],
      ['Material', 'Anodized aluminum, 3 mm'],
      ['Lettering', 'Two lines, 20 and 7 mm high'],
      ['Mounting', 'Four screws, or a pad'],
      ['Made', 'Within five working days'],
    ],
    facets: { use: ['Power rack', 'Gyms'] },
    pictures: buildPictures({
      'name-plate-brass': 'Brass-colored plate with a name, screwed to a black crossmember',
      'name-plates': 'Three engraved plates in brass, silver and black',
    }),
    sku: 'IW-NAME',
    weightGrams: 135,
    size: [220, 66, 5],
    model: printModels['brass-plate'],
    prices: prices(3400),
    stock: madeToOrder(5),
    customOptions: [
      customTextOption(
        { id: '1', title: 'Large line, up to twelve letters', isRequired: true, mostCharacters: 12 },
        0,
        '-L1',
      ),
      customTextOption({ id: '2', title: 'Small line', mostCharacters: 28 }, 600, '-L2'),
      customChoiceOption('radio', { id: '3', title: 'Color', isRequired: true }, [
        ['brass', 'Brass'],
        ['silver', 'Silver', 0, '-SI'],
        ['black', 'Black', 400, '-BK'],
      ]),
      customChoiceOption('checkbox', { id: '4', title: 'Mounting' }, [
        ['pad', 'Adhesive pad', 300, '-PAD'],
        ['security', 'Screws that nobody else can turn', 500, '-SEC'],
      ]),
    ],
    related: ['ironwright-iw3-power-rack', 'ironwright-lettered-belt', 'ironwright-gift-card'],
    ageDays: 7,
  }),
  simpleProduct({
    id: 2631,
    handle: 'ironwright-lettered-belt',
    name: 'Ironwright Lettered Belt',
    brand: 'Ironwright',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: '11 mm, oxblood, your name left of the buckle',
    lead: 'Nobody borrows a belt that says whose it is.',
    description:
      '<p>One hide of vegetable tanned leather, 11 mm thick and 100 mm wide, dyed oxblood before it is cut. The letters are burned in and filled with a paint that bends.</p><p>Choose the size by a tape around the navel and not by your trousers.</p>',
    specification: [
      ['Width', '100 mm'],
      ['Thickness', '11 mm'],
      ['Buckle', 'Two prongs'],
      ['Lettering', '22 mm high, up to ten letters'],
      ['Made', 'In three weeks'],
    ],
    facets: { use: ['Powerlifting', 'Strongman'], material: ['Leather'] },
    pictures: buildPictures({ 'name-belt': 'Oxblood lifting belt with the name Vale next to the buckle' }),
    sku: 'IW-BELT-NAME',
    weightGrams: 1290,
    size: [320, 277, 100],
    prices: prices(15900),
    stock: madeToOrder(21),
    customOptions: [
      customChoiceOption('drop_down', { id: '1', title: 'Size', isRequired: true }, [
        ['s', 'S, 60 to 75 cm', 0, '-S'],
        ['m', 'M, 72 to 90 cm', 0, '-M'],
        ['l', 'L, 85 to 105 cm', 0, '-L'],
        ['xl', 'XL, 100 to 125 cm', 1500, '-XL'],
      ]),
      customTextOption({ id: '2', title: 'Letters', isRequired: true, mostCharacters: 10 }, 0, '-TXT'),
      customChoiceOption('radio', { id: '3', title: 'Color of the letters', isRequired: true }, [
        ['bone', 'Bone'],
        ['forge', 'Forge orange', 0, '-FO'],
        ['gold', 'Gold leaf', 2500, '-GO'],
      ]),
    ],
    related: ['ironwright-prong-belt', 'ironwright-lever-belt', 'ironwright-engraved-plate'],
    ageDays: 38,
  }),
  simpleProduct({
    id: 2632,
    handle: 'ironwright-painted-kettlebell',
    name: 'Ironwright Painted Kettlebell, 16 kg',
    brand: 'Ironwright',
    categories: ['cast-kettlebells', 'kettlebells', 'gift-guide'],
    fact: 'One casting, five colors, a word if you like',
    lead: 'For rooms where black has been tried.',
    description:
      '<p>Our cast bell of 16 kg under two coats of powder in the color that you name. The handle is masked and stays bare, since paint and sweat are no friends.</p><p>A stencil on the back takes one word.</p>',
    specification: [
      ['Weight', '16 kg'],
      ['Height', '236 mm'],
      ['Coat', 'Powder, twice'],
      ['Handle', 'Bare iron, waxed'],
      ['Made', 'Within eight working days'],
    ],
    facets: { use: ['Home', 'Conditioning'], material: ['Cast iron'], unit: ['Kilograms'] },
    pictures: buildPictures({ 'painted-kettlebells': 'Two 16 kg kettlebells, one teal, one red' }),
    sku: 'IW-KB-PAINT-16',
    weightGrams: 16600,
    size: [158, 157, 236],
    prices: prices(8900),
    stock: madeToOrder(8),
    customOptions: [
      customChoiceOption('drop_down', { id: '1', title: 'Color', isRequired: true }, [
        ['teal', 'Teal', 0, '-TE'],
        ['red', 'Signal red', 0, '-RD'],
        ['olive', 'Olive', 0, '-OL'],
        ['bone', 'Bone', 0, '-BN'],
        ['own', 'Another RAL color', 2200, '-RAL'],
      ]),
      customTextOption({ id: '2', title: 'RAL number, or a word for the back', mostCharacters: 20 }, 900, '-WORD'),
      customChoiceOption('checkbox', { id: '3', title: 'Underneath' }, [
        ['felt', 'Felt, for wooden floors', 700, '-FELT'],
      ]),
    ],
    related: ['ironwright-kettlebell-set', 'ironwright-engraved-plate'],
    ageDays: 64,
  }),
  simpleProduct({
    id: 2633,
    handle: 'ironwright-gym-bag-box',
    name: 'Ironwright Box for the Gym Bag',
    brand: 'Ironwright',
    categories: ['chalk-and-care', 'gift-guide'],
    fact: 'Chalk, straps and tape, and what you add',
    lead: 'Everything that is borrowed at a meet, in one box with a lid.',
    description:
      '<p>Two blocks of chalk, a pair of cotton straps and a roll of finger tape lie in it. What else goes in is up to you, and it costs less than by itself because the box is packed anyway.</p><p>Say the word and we wrap it in brown paper with the name of whoever gets it.</p>',
    specification: [
      ['Contents', 'Chalk, straps, tape'],
      ['Box', '300 x 220 x 120 mm, card'],
      ['Room for', 'Five things more'],
    ],
    facets: { use: ['Everything', 'Beginners'] },
    pictures: buildPictures({
      'small-things': 'Wrist wraps, lifting straps, two blocks of chalk and a ball on a rubber floor',
    }),
    sku: 'IW-BOX-BAG',
    weightGrams: 620,
    size: [300, 220, 120],
    prices: prices(2900),
    stock: ampleStock(85),
    customOptions: [
      customChoiceOption('multiple', { id: '1', title: 'Put in as well' }, [
        ['wraps', 'Wrist wraps', 2000, '-WR'],
        ['ball', 'Massage ball', 500, '-BA'],
        ['clips', 'Spring clips', 700, '-CL'],
        ['log', 'Training log', 1500, '-LOG'],
        ['salts', 'Smelling salts', 900, '-SALT'],
      ]),
      customChoiceOption('radio', { id: '2', title: 'Wrapping' }, [
        ['paper', 'Brown paper and string', 400, '-PAP'],
        ['cloth', 'Tea towel, knotted', 1100, '-TOW'],
      ]),
      customTextOption({ id: '3', title: 'Name on the label', mostCharacters: 30 }, 200, '-NAME'),
    ],
    related: ['ironwright-chalk-blocks', 'ironwright-cotton-straps', 'ironwright-gift-card'],
    ageDays: 44,
  }),
  configurableProduct({
    id: 2660,
    handle: 'ironwright-crew-shirt',
    name: 'Ironwright Crew Shirt',
    brand: 'Ironwright',
    categories: ['t-shirts', 'apparel'],
    fact: 'For volunteers at our meets, one each',
    lead: 'Earned by loading, spotting or running the clock.',
    description:
      '<p>A green that is sold nowhere else, and five words on it that keep lifters from asking who is in charge. Everyone with a crew ticket to a meet can buy one.</p><p>The cloth is heavier than that of our other shirts: steel bars are pulled across it all day.</p>',
    specification: [
      ['Fabric', 'Combed cotton, 210 g/m²'],
      ['Print', 'Water-based, across the chest'],
      ['For', 'Holders of a crew ticket'],
      ['Each', 'One'],
    ],
    facets: { use: ['Competition'], material: ['Cotton'] },
    pictures: buildPictures({ 'crew-shirt': 'Green T-shirt that says Crew, with “we load, you lift” below' }),
    ...buildColorsAndSizes(
      'IW-TEE-CREW',
      [
        {
          label: 'Green',
          swatch: '#2c5040',
          code: 'GN',
          picture: 'crew-shirt',
          model: apparelModels['crew-shirt'],
        },
      ],
      cuts.shirt,
      prices(1500),
      1.15,
    ),
    attributes: { requiredTickets: ['crew'], purchaseLimit: 1, limitScope: 'account' },
    related: ['ironwright-name-shirt', 'ironwright-spring-open-entry'],
    ageDays: 27,
  }),
]
