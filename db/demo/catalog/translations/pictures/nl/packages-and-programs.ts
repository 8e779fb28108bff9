import type { AlternativeTexts } from '../by-english-text.ts'

export const packagesAndPrograms: AlternativeTexts = {
  'Slim rack with a bench inside and iron plates on its bar':
    'Slank rack met een bank erin en ijzeren schijven op de stang',
  'Iron plates on the end of the bar next to the rack': 'IJzeren schijven op het uiteinde van de stang naast het rack',
  'The whole package set up in front of a white brick wall': 'Het hele pakket opgesteld voor een witte bakstenen muur',
  'The package next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Het pakket naast het silhouet van een persoon van 1,75 m',
  'The short bench inside the rack, with a safety pipe behind it':
    'De korte bank in het rack, met een vangbuis erachter',
  'Folding wall rack with a racked bar, a bench and bumper plates':
    'Inklapbaar wandrack met een stang erin, een bank en bumper plates',
  'Platform with a bar loaded with colored bumpers': 'Platform met een stang vol gekleurde bumpers',
  'Low rack full of hex dumbbells behind an adjustable bench': 'Laag rek vol hexdumbbells achter een verstelbare bank',
  'Half rack with a loaded bar and an adjustable bench in front':
    'Half rack met een geladen stang en een verstelbare bank ervoor',
  'Shelf of kettlebells behind a rubber mat': 'Rek met kettlebells achter een rubberen mat',
  'Power rack with a loaded bar and a bench inside': 'Power rack met een geladen stang en een bank erin',
  'The loaded end of the bar next to the rack': 'Het geladen uiteinde van de stang naast het rack',
  'The whole package set up in a garage': 'Het hele pakket opgesteld in een garage',
  'The flat bench inside the rack, with a safety pipe behind it':
    'De vlakke bank in het rack, met een vangbuis erachter',
  'Bar loaded with black bumper plates on the floor': 'Stang geladen met zwarte bumper plates op de vloer',
  'Inclined bench with two pairs of hex dumbbells in front': 'Schuine bank met twee paar hexdumbbells ervoor',
  'Lever belt, knee sleeves, wrist wraps and two blocks of chalk':
    'Hendelriem, kniesleeves, polsbandages en twee blokken magnesium',
  'Five loop bands in a row, with a ridged roller and a ball in front':
    'Vijf weerstandsbanden op een rij, met een geribbelde roller en een bal ervoor',
  'Black gift card with an orange bar on it, leaning on a block of chalk':
    'Zwarte cadeaubon met een oranje stang erop, tegen een blok magnesium',
  'Gift cards in navy, bone and black, fanned on a rubber floor':
    'Cadeaubonnen in marineblauw, gebroken wit en zwart, in een waaier op een rubberen vloer',
  'Orange gift card in front of a white 5 kg plate': 'Oranje cadeaubon voor een witte schijf van 5 kg',
  'Phone showing the day’s sets, leaning on a kettlebell': 'Telefoon met de sets van de dag, tegen een kettlebell',
  'The same phone from above, next to a block of chalk': 'Dezelfde telefoon van boven, naast een blok magnesium',
  'Two coil-bound training booklets, one black, one red': 'Twee trainingsboekjes met ringband, een zwart en een rood',
  'Pale training booklet under a small orange plate': 'Licht trainingsboekje onder een kleine oranje schijf',
  'Lifter’s pass on an orange ribbon, next to chalk': 'Deelnemerspas aan een oranje lint, naast magnesium',
  'Stand with three lights: two white, one red': 'Standaard met drie lampen: twee wit, één rood',
  'Referee’s pass on a navy ribbon, with a navy rule book':
    'Scheidsrechterspas aan een marineblauw lint, met een marineblauw reglement',
}
