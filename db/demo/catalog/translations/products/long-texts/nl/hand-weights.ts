import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Zes vlakke kanten: hij blijft liggen waar je hem neerlegt.',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Tien paren, van de warming-up tot de krachtmeting.',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Voor ruimtes waar vierhonderd keer per dag een dumbbell valt.',
  },
  'tarnstone-dumbbell-set': {
    lead: 'Een hotelgym in één levering.',
  },
  'northlode-iron-dumbbell': {
    lead: 'Eén gietstuk, geen rubber, geen belofte behalve het gewicht.',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Twee kleine halterstangen voor de schijven die je al hebt.',
  },
  'quillon-plate-dumbbell': {
    lead: 'Van 4 tot 24 kg met een kwartslag.',
  },
  'ironwright-kettlebell': {
    lead: 'Eén gietstuk, een vlakke voet en een coating waar magnesium op blijft zitten.',
  },
  'northlode-iron-kettlebell': {
    lead: 'Geen verf, geen band, geen letters behalve het gewicht.',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Er is er altijd één die niemand leent.',
  },
  'ironwright-kettlebell-set': {
    lead: 'Licht, normaal en die waar je naartoe groeit.',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Voor boven.',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Het gewicht verandert. Je rackpositie niet.',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Eenentwintig kettlebells op de plek van één.',
  },
  'ironwright-clamp-collars': {
    lead: 'Eén beweging erop, één beweging eraf, niets om onder het rack te zoeken.',
  },
  'quillon-lever-collars': {
    lead: 'Sluiten met een klik die je boven de muziek uit hoort.',
  },
  'vestergrav-competition-collars': {
    lead: 'Ze tellen mee. Het reglement zegt het en de weegschaal is het ermee eens.',
  },
  'quillon-spring-clips': {
    lead: 'Het goedkoopste in de winkel dat werkt.',
  },
  'quillon-screw-collars': {
    lead: 'Voor dumbbellgrepen en alles wat je ondersteboven draait.',
  },
  'ironwright-slim-clamps': {
    lead: 'Een kwart smaller dan de klemsluiting, voor hulzen die bijna vol zijn.',
  },
  'quillon-jaw-collars': {
    lead: 'Ze gaan open als een boek en sluiten met één klap.',
  },
  'quillon-slim-lever-collars': {
    lead: 'De hendelsluiting op dieet.',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Eén millimeter meer draad en een greep als de handdruk van een metselaar.',
  },
  'quillon-wide-screw-collars': {
    lead: 'Meer draad, meer ring, voor stangen die geschud worden.',
  },
  'ironwright-bolted-collars': {
    lead: 'Voor de stang die van maandag tot zondag geladen blijft.',
  },
  'vestergrav-black-competition-collars': {
    lead: 'De sluiting van het platform zonder de spiegel.',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'De hexdumbbell met oranje cijfers en een greep die niet glimt.',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Vijf paren voor het meeste van wat de meeste mensen doen.',
  },
  'ironwright-hex-starter-set': {
    lead: 'Vijf losse dumbbells voor rows, drukken met één arm en een kleine flat.',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'De hoteldumbbell in de eenheid van het hotel.',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'Het einde van het rek, waar de spiegels hangen.',
  },
  'northlode-iron-dumbbells': {
    lead: 'Nog vier van het gietstuk dat zichzelf verkoopt.',
  },
  'ironwright-round-dumbbells': {
    lead: 'Ronde koppen, een greep van 30 mm en een prijs tussen hex en urethaan.',
  },
  'ironwright-pound-kettlebell': {
    lead: 'De gewichten van de oude halve-poedreeks, beletterd in ponden.',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'De kettlebells tussen de kettlebells.',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Drukken, swingen en squatten in het eerste jaar.',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Gegoten voor twee handen en een korte afstand.',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Voor vloeren die van een ander zijn.',
  },
  'pellam-light-dumbbells': {
    lead: 'Voor warming-ups, voor herstellende schouders, voor lessen met muziek.',
  },
  'quillon-block-dumbbell': {
    lead: 'Zeven platen per kant hangen aan een kooi en een pen bepaalt hoeveel er meekomen.',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Voor wie de kleinere al een jaar op de laatste sleuf had staan.',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'De schijvendumbbell met minder schijven.',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Laadbare grepen met de grip van onze beste stang.',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Een junior houdt dezelfde vorm vast als een kampioen.',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Een platform van de eerste klasse tot de meester.',
  },
  'ironwright-training-kettlebell': {
    lead: 'Sportmaten voor wie thuis traint en de kleur niet nodig heeft.',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Dertien kettlebells voor een flat met één kast.',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Voor kamers waar zwart al is geprobeerd.',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Voor gyms die een doos sluitingen kopen en die verstoppen.',
  },
}
