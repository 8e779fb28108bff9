import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Nieuw rubber om een stalen naaf, per paar verkocht, gemaakt om te vallen.',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rood is 25, blauw 20, geel 15, groen 10. Je leest de stang vanaf de deur.',
  },
  'ironwright-stripe-bumpers': {
    lead: 'De hele kleurcode, zonder het carnaval.',
  },
  'pellam-crumb-bumpers': {
    lead: 'Veertig versnipperde banden in elk paar, stil op beton.',
  },
  'pellam-fleck-bumpers': {
    lead: 'Wat er op de vloer van een rubberfabriek overblijft, tot schijf geperst.',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Dun als ijzer, stil als rubber, geprijsd als geen van beide.',
  },
  'ironwright-technique-plates': {
    lead: 'Volle diameter, nauwelijks gewicht: de stang begint waar hij hoort.',
  },
  'ironwright-color-bumper-set': {
    lead: 'Acht schijven, één pallet, één prijs.',
  },
  'ironwright-training-bumper-set': {
    lead: 'De schijven waar de meeste garages op uitkomen, in één keer gekocht.',
  },
  'vestergrav-competition-plates': {
    lead: 'Gedraaid, gewogen, geboord, nog eens gewogen.',
  },
  'vestergrav-competition-set': {
    lead: 'Alles wat een platform nodig heeft, van de eerste oproep tot de laatste.',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Dun genoeg voor een record, nauwkeurig genoeg voor de scheidsrechter.',
  },
  'vestergrav-calibrated-set': {
    lead: 'Een paar van elk, op elkaar afgestemd en in een kist.',
  },
  'northlode-deep-dish-plates': {
    lead: 'De schijf die je opa zou herkennen.',
  },
  'ironwright-machined-plates': {
    lead: 'Gegoten en aan beide kanten afgedraaid tot ze vlak tegen elkaar liggen.',
  },
  'northlode-foundry-plates': {
    lead: 'Geverfd als de machines waarnaast ze zijn gegoten.',
  },
  'tarnstone-grip-plates': {
    lead: 'Drie gaten waar een hand in past en een vlak dat niet afbladdert.',
  },
  'ironwright-slot-plates': {
    lead: 'Het middengewicht waar iedereen doorheen raakt.',
  },
  'northlode-iron-set': {
    lead: 'Twaalf schijven, één pallet, geen verf om te sparen.',
  },
  'ironwright-change-plates': {
    lead: 'De kleine stappen tussen een goede dag en een record.',
  },
  'ironwright-change-plate-set': {
    lead: 'Acht kleine schijven in een kist die op de plank past.',
  },
  'ironwright-pound-change-plates': {
    lead: 'Kleine schijven voor stangen die in ponden tellen.',
  },
  'ironwright-fractional-plates': {
    lead: 'Als 5 lb erbij te veel is en hetzelfde te weinig.',
  },
  'vestergrav-record-discs': {
    lead: 'Een halve kilo is ook een record.',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Stappen van 250 gram, voor drukoefeningen die stilstaan.',
  },
  'ironwright-fractional-pairs': {
    lead: 'Voor die ene die onder het platform rolde.',
  },
  'vestergrav-referee-plates': {
    lead: 'Het kleingeld van het platform, gekleurd volgens het boekje.',
  },
  'ironwright-steel-change-plates': {
    lead: 'Als de huls vol is en er nog een paar bij moet.',
  },
  'tarnstone-small-plates': {
    lead: 'Stil kleingeld, voor machines en voor stangen.',
  },
  'ironwright-pound-change-set': {
    lead: 'Zes zwarte schijven tussen de lege stang en de eerste bumper.',
  },
  'ironwright-class-bumpers': {
    lead: 'De schijf voor vloeren waar er tweehonderd van wonen.',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Class Bumpers voor stangen die in kilo’s tellen, met een getal dat rij negen nog leest.',
  },
  'ironwright-black-bumpers': {
    lead: 'Training Bumpers in kilo’s, voor wie geen regenboog in de kelder wil.',
  },
  'ironwright-ring-bumpers': {
    lead: 'Zwarte schijven die toch laten zien wat er op de stang zit.',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Tien schijven die op een stang van 45 lb elk getal in stappen van tien tot 385 maken.',
  },
  'ironwright-class-bumper-set': {
    lead: 'Eén plek in de les, gestapeld en omsnoerd.',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'De rest van de granulaatreeks, voor stangen die niet altijd zwaar zijn.',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Acht schijven van 25 kg op één stang, en geen ervan laat een spoor op de vloer na.',
  },
  'ironwright-platform-plates': {
    lead: 'Wedstrijdschijven voor clubs die uit het geldkistje betalen.',
  },
  'ironwright-platform-plate-set': {
    lead: 'Acht schijven waarvan het totaal klopt op de weegschaal, niet alleen op papier.',
  },
  'ironwright-pound-competition-plates': {
    lead: 'Het uiterlijk van een wedstrijd in de eenheid van de buurt.',
  },
  'vestergrav-warm-up-plates': {
    lead: 'De schijven op de platforms achter het gordijn.',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Twee schijven in plaats van vier als de stang over de 400 kg gaat.',
  },
  'vestergrav-youth-discs': {
    lead: 'Volle hoogte voor een tienjarige, met ribben die een val van schouderhoogte aankunnen.',
  },
  'ironwright-pancake-plates': {
    lead: 'Lasergesneden staalplaat met een gat erin, en elfhonderd pond op één stang.',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Gekalibreerde schijven zonder de kalibratie, voor een derde van de prijs.',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Een draaibank haalt weg wat de gieterij liet zitten.',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'Het oude model met een nieuw getal erin.',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Vier maten van hetzelfde wiel met drie grepen.',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Greepschijven voor wie van het geluid houdt.',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Acht grepen aan elke kant van de ruimte.',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Tel je beste deadlift op en koop dan één paar extra.',
  },
  'ironwright-small-plates-together': {
    lead: 'Hier komt de laatste kilo van een jaar vandaan.',
  },
}
