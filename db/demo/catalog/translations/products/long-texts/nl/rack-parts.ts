import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Staal buiten, kunststof binnen, niets waar een kartel langs schraapt.',
  },
  'ironwright-plain-j-cups': {
    lead: 'Het tweede paar, voor de andere kant van het rack.',
  },
  'ironwright-roller-j-cups': {
    lead: 'Duw de stang met één vinger naar het midden.',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Een inch smaller, verder dezelfde sandwich.',
  },
  'ironwright-spotter-arms': {
    lead: 'Ze wachten daar, zodat niemand anders het hoeft te doen.',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Armen voor de slanke racks en standaards.',
  },
  'ironwright-pipe-safeties': {
    lead: 'Wat bij elk rack zit, voor de tweede die erin traint.',
  },
  'ironwright-strap-safeties': {
    lead: 'Stil, en vriendelijk voor de kartel.',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Nog twee voor het rack met de dichte gaten.',
  },
  'ironwright-monolift-arms': {
    lead: 'Sta op, de haak zwaait weg, niemand hoeft te lopen.',
  },
  'ironwright-fat-crossmember': {
    lead: 'Vervangt de dunne stang en elk smoesje over grip.',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'De stang van het power rack, los verkocht.',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Zeven manieren om te hangen, voor ellebogen die er maar één prettig vinden.',
  },
  'ironwright-globe-crossmember': {
    lead: 'Klimmers vragen erom, krachtsporters ontdekken waarom.',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'In tien minuten verwisseld, met twee sleutels van 24 mm.',
  },
  'ironwright-dip-horn': {
    lead: 'Ophangen, dippen, terughangen.',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Gemaakt voor schouders die niet op de andere passen.',
  },
  'ironwright-landmine': {
    lead: 'Het ene eind van de stang blijft, het andere gaat alle kanten op.',
  },
  'ironwright-band-pegs': {
    lead: 'Vier pennen. Banden erop, banden eraf.',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Dunne pennen voor het dunne rack.',
  },
  'ironwright-storage-pegs': {
    lead: 'Elke schijf aan het rack is gewicht dat het op de vloer houdt.',
  },
  'ironwright-change-plate-holder': {
    lead: 'De kleine op ooghoogte, waar je ze telt.',
  },
  'ironwright-leg-roller': {
    lead: 'Een kniekussen, een hielhaak en een kussen voor split squats.',
  },
  'ironwright-bar-holder': {
    lead: 'De reservestang, van de vloer en uit de buurt van je schenen.',
  },
  'ironwright-ball-target': {
    lead: 'Tien voet is tien voet, en nu kan iedereen het zien.',
  },
  'ironwright-rope-anchor': {
    lead: 'Eén ring voor touwen, banden, riemen en de hond.',
  },
  'ironwright-lat-tower': {
    lead: 'De lat pulldown die je laadt met schijven die je al hebt.',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Voor iedereen die het rack met vier palen kocht en daarna schijven.',
  },
  'ironwright-iw3-crossmember': {
    lead: 'Het deel dat van vier palen een rack maakt.',
  },
  'ironwright-name-plate': {
    lead: 'De voorkant van het rack, als dat van jou nog van voor de letters is.',
  },
  'ironwright-iw3-upright': {
    lead: 'Eén paal, genummerd, met een voet eronder.',
  },
  'ironwright-rack-bolts': {
    lead: 'De bouten die onder de auto rollen.',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'Genoeg voor één dwarsligger en de vier die je kwijtraakt.',
  },
  'ironwright-anchor-bolts': {
    lead: 'Boor 12, blaas het stof eruit, sla erin, draai.',
  },
  'ironwright-hitch-pins': {
    lead: 'Houdt een arm, een poot of een slecht idee op zijn plek.',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rood, omdat ze in het gras zoekraken.',
  },
  'quillon-pop-pins': {
    lead: 'Trekken, schuiven, loslaten, luisteren naar de klik.',
  },
  'ironwright-tube-end-caps': {
    lead: 'Sluit de koker af en houdt de wespen buiten.',
  },
  'ironwright-cup-liners': {
    lead: 'Als het staal erdoor komt, is daarna de kartel aan de beurt.',
  },
  'ironwright-arm-rails': {
    lead: 'Nieuwe strips voor armen die hun werk hebben gedaan.',
  },
  'ironwright-bench-pad': {
    lead: 'De bank overleeft zijn kussen, dus verkopen we het kussen.',
  },
  'ironwright-bench-shoes': {
    lead: 'Wat er tussen je bank en het parket zit.',
  },
  'ironwright-bench-wheels': {
    lead: 'Na vijf jaar gaan ze piepen, deze nog niet.',
  },
  'ironwright-engraved-plate': {
    lead: 'Een rack met een naam erop wordt vaker schoongemaakt.',
  },
}
