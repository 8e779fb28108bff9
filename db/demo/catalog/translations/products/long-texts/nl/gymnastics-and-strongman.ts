import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Twee ringen, twee banden en elke spier die je vergeten was.',
  },
  'larchwell-walnut-rings': {
    lead: 'Voor een woonkamer met een balk.',
  },
  'osktide-steel-rings': {
    lead: 'Laat ze in de boom hangen.',
  },
  'osktide-polymer-rings': {
    lead: 'Het paar dat in de handbagage gaat.',
  },
  'osktide-small-rings': {
    lead: 'Dezelfde regels, kleinere handen.',
  },
  'larchwell-parallettes': {
    lead: 'Een kleine brug voor een klein stukje vloer.',
  },
  'larchwell-push-up-bars': {
    lead: 'Rechte polsen en een handbreedte dieper.',
  },
  'osktide-steel-parallettes': {
    lead: 'Geen naad tussen de ligger en de grond.',
  },
  'osktide-dip-bars': {
    lead: 'Twee horden, zo ver uit elkaar als je schouders vandaag breed zijn.',
  },
  'ironwright-ab-wheel': {
    lead: 'Uitrollen gaat vanzelf. De weg terug is aan jou.',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Een wiel om op te leren, want het heeft geen zin om om te vallen.',
  },
  'ironwright-sit-up-mat': {
    lead: 'Vult de holte onder je rug en geeft je buik een beginpunt.',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Gemaakt voor een rug die langer is dan de gewone wig.',
  },
  'ironwright-log': {
    lead: 'De log om op te leren: breed genoeg om een log te zijn, zwaar genoeg om onder te falen.',
  },
  'ironwright-short-log': {
    lead: 'Grepen een halve meter uit elkaar, voor wie bij elke andere log te breed moet drukken.',
  },
  'brackwater-contest-log': {
    lead: 'De maat waarbij je hoofd uit de weg moet.',
  },
  'northlode-heavy-log': {
    lead: 'Begint waar andere ophouden.',
  },
  'northlode-atlas-stone': {
    lead: 'Rond, grijs en niet in de stemming.',
  },
  'northlode-light-stone': {
    lead: 'Klein genoeg om te omhelzen, zwaar genoeg om de moeite waard te zijn.',
  },
  'northlode-heavy-stone': {
    lead: 'Geen steen voor beginners. Dat zegt hij zelf wel.',
  },
  'brackwater-keg': {
    lead: 'Water, zand of allebei: niets anders beweegt zo in een vat.',
  },
  'brackwater-slim-keg': {
    lead: 'Smal genoeg voor twee handen aan de rand en één goede zwaai.',
  },
  'brackwater-tire': {
    lead: 'Rond aan de rand, zodat je vingers eronder komen, en zonder de draden die gebruikte banden krijgen.',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Eén arm, een greep waar je hand niet omheen sluit, en publiek.',
  },
  'ironwright-loop-bands': {
    lead: 'Hulp op weg naar boven, of last op weg naar beneden.',
  },
  'ironwright-wide-band': {
    lead: 'Voor squats tegen banden en voor wie 130 kg weegt en een eerste pull-up wil.',
  },
  'osktide-training-band': {
    lead: 'Tussen het gewone rood en het gewone blauw, waar de front lever woont.',
  },
  'osktide-mini-bands': {
    lead: 'Om de knieën, voor de stang.',
  },
  'osktide-short-band': {
    lead: 'Een miniband met de wand van een grote.',
  },
  'osktide-grid-roller': {
    lead: 'Foam om een buis, zodat hij in maart niet zacht is in het midden.',
  },
  'osktide-long-roller': {
    lead: 'Lang genoeg om van hoofd tot stuitje op te liggen.',
  },
  'osktide-travel-roller': {
    lead: 'Zo lang als een kuit breed is, en dat is genoeg.',
  },
  'osktide-massage-ball': {
    lead: 'De bal voor de plek waar de roller niet bij komt.',
  },
  'osktide-massage-peanut': {
    lead: 'Eén aan elke kant van de wervelkolom, die zelf met rust wordt gelaten.',
  },
  'osktide-training-mat': {
    lead: 'Tien millimeter tussen een knie en beton.',
  },
  'osktide-stretching-mat': {
    lead: 'Dun, zodat het evenwicht van jou is en niet van de mat.',
  },
}
