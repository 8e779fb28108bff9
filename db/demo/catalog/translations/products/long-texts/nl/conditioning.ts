import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Draai hem en hij heeft een andere hoogte.',
  },
  'larchwell-junior-box': {
    lead: 'Drie lagere hoogten, voor kortere benen en eerste sprongen.',
  },
  'larchwell-stained-box': {
    lead: 'Dezelfde box voor kamers waar berken op een krat lijkt.',
  },
  'larchwell-step-box': {
    lead: 'Voor step-ups en voor wie nog niet aan springen toe is.',
  },
  'ironwright-foam-box': {
    lead: 'Schenen vergeven foam. Multiplex vergeven ze niet.',
  },
  'ironwright-small-foam-box': {
    lead: 'Foam voor de eerste 406 mm.',
  },
  'ironwright-foam-block': {
    lead: 'Het middelste, los.',
  },
  'ironwright-foam-stack': {
    lead: 'Elke hoogte van stoeprand tot aanrecht.',
  },
  'ironwright-steel-box': {
    lead: 'Hij heeft scherpe randen en geen mening.',
  },
  'ironwright-steel-step': {
    lead: 'De hoogte van een traptrede, voor kuiten en deficits.',
  },
  'larchwell-jerk-blocks': {
    lead: 'De stang wacht op de hoogte waar je wilt beginnen.',
  },
  'ironwright-medicine-ball': {
    lead: 'Acht panelen, dubbel gestikt, zacht genoeg om honderd keer te vangen.',
  },
  'pellam-wall-ball': {
    lead: 'Tien smalle panelen in plaats van acht brede: ronder, en moeilijker uit vorm te trekken.',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'Zo’n bal hing in elke gymzaal op school, genaaid door mensen die het nog kunnen.',
  },
  'pellam-rubber-ball': {
    lead: 'Een holle schil met lucht erin: gooi hem tegen een muur en hij komt terug.',
  },
  'pellam-slam-ball': {
    lead: 'Gooi hem neer. Hij blijft liggen.',
  },
  'ironwright-slam-ball': {
    lead: 'Staalkorrels in plaats van zand: hetzelfde gewicht in een bal die twee kleine handen kunnen vasthouden.',
  },
  'pellam-stone-ball': {
    lead: 'Een steen voor vloeren die niet op stenen gemaakt zijn.',
  },
  'brackwater-shouldering-ball': {
    lead: 'Zo groot dat je armen er niet omheen sluiten, zacht genoeg om op een sleutelbeen te rusten.',
  },
  'ironwright-sandbag': {
    lead: 'Een zak zonder iets om vast te houden.',
  },
  'brackwater-contest-sandbag': {
    lead: 'Gedrongen, breed en koppig, zoals organisatoren hem bestellen.',
  },
  'brackwater-carry-bag': {
    lead: 'De zandzak voor wie morgen terug wil komen.',
  },
  'brackwater-throwing-bag': {
    lead: 'Over de lat, achter je, en dan de volgende.',
  },
  'fenmoor-power-bag': {
    lead: 'Een zachte boomstam met grepen overal waar je er een zou willen.',
  },
  'pellam-power-bag': {
    lead: 'De zak die buiten woont.',
  },
  'ironwright-push-sled': {
    lead: 'Hij gaat niet sneller als je schreeuwt.',
  },
  'brackwater-long-sled': {
    lead: 'Een lange glijder graaft zich niet in als de last groter is dan de persoon.',
  },
  'ironwright-compact-sled': {
    lead: 'De palen gaan eruit, de rest ligt plat achter de stoelen.',
  },
  'ironwright-drag-sled': {
    lead: 'Een plaat die je overal volgt.',
  },
  'brackwater-pan-sled': {
    lead: 'Breed genoeg voor een vat op zijn kant of een steen die er genoeg van heeft.',
  },
  'aerwyn-air-rower': {
    lead: 'Trek harder en hij trekt harder terug. Een andere instelling doet er niet toe.',
  },
  'aerwyn-high-rower': {
    lead: 'Dezelfde slag, zonder eerst op de vloer te gaan zitten.',
  },
  'ironwright-short-rower': {
    lead: 'De meeste roeiers zijn lang vanwege een paar lange mensen. Deze niet.',
  },
  'aerwyn-air-bike': {
    lead: 'Een grote ventilator, twee pedalen, twee hendels en geen kans om uit te rollen.',
  },
  'aerwyn-studio-bike': {
    lead: 'Een kleinere ventilator komt eerder op gang en is eerder aan zijn top, precies goed voor een les.',
  },
  'ironwright-speed-rope': {
    lead: 'Weegt minder dan de telefoon die je ervoor neerlegt.',
  },
  'fenmoor-leather-rope': {
    lead: 'Langzaam, gelijkmatig en luid genoeg om de maat te houden.',
  },
  'pellam-heavy-rope': {
    lead: 'Je voelt op elk moment waar het is, vooral in je onderarmen.',
  },
  'osktide-freestyle-rope': {
    lead: 'Lange handvatten voor armen die kruisen.',
  },
  'pellam-battle-rope': {
    lead: 'Vijftien meter niet kunnen praten.',
  },
  'pellam-battle-rope-50': {
    lead: 'Twaalf millimeter meer en bijna twee keer zo zwaar.',
  },
  'ironwright-battle-rope': {
    lead: 'Negen meter past in een garage als de auto buiten staat.',
  },
  'osktide-climbing-rope': {
    lead: 'Manilla, omdat handen en schenen dat liever hebben dan kunststof.',
  },
  'brackwater-pulling-rope': {
    lead: 'Ga zitten, zet je voeten schrap en haal de vrachtwagen naar je toe.',
  },
}
