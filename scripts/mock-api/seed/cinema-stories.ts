import type { Text } from '../text.ts'

/** What a cinema says of itself on its page, by its id. One has nothing to say. */
export const cinemaStories: Readonly<Record<string, Text>> = {
  'fr-belleville': {
    fr: 'Une ancienne fabrique de cartes à jouer, à deux pas du parc. La grande salle garde ses verrières, fermées pendant les films et rouvertes au générique.\n\nLe café du hall est ouvert à tous, avec ou sans billet.',
    nl: 'Een oude speelkaartenfabriek, vlak bij het park. De grote zaal heeft haar glazen dak nog: dicht tijdens de film, open bij de aftiteling.\n\nHet café in de hal is er voor iedereen, met of zonder kaartje.',
    en: 'A former playing-card factory, a short walk from the park. The large hall has kept its glass roof, closed during the films and opened for the credits.\n\nThe café in the foyer is for everybody, with or without a ticket.',
  },
  'fr-canal': {
    fr: 'Au bord du canal, dans les entrepôts d’un marchand de sel. Par beau temps, la dernière séance se termine sur la terrasse.',
    nl: 'Aan het kanaal, in de pakhuizen van een zouthandelaar. Bij mooi weer eindigt de laatste voorstelling op het terras.',
    en: 'On the canal, in the warehouses of a salt merchant. On fine evenings the last showing ends on the terrace.',
  },
  'fr-gerland': {
    fr: 'Le plus grand de nos cinémas lyonnais, sous la charpente d’une halle de 1928. L’écran IMAX a été monté de nuit, en onze pièces, par le toit.\n\nLe parking est gratuit pendant quatre heures avec un billet du jour.',
    nl: 'De grootste van onze bioscopen in Lyon, onder het dak van een markthal uit 1928. Het IMAX-doek kwam ’s nachts door het dak, in elf delen.\n\nMet een kaartje van die dag parkeer je vier uur gratis.',
    en: 'The largest of our cinemas in Lyon, under the roof of a market hall of 1928. The IMAX screen came in through that roof at night, in eleven pieces.\n\nParking is free for four hours with a ticket of the day.',
  },
  'fr-joliette': {
    fr: 'Face aux bassins du port. Les fauteuils 4DX bougent avec le film ; ceux de la salle 3, avec le ferry de 21 h.',
    nl: 'Tegenover de haven. De 4DX-stoelen bewegen met de film mee, die van zaal 3 met de veerboot van 21.00 uur.',
    en: 'Across from the harbour. The 4DX seats move with the film; those of screen 3, with the nine o’clock ferry.',
  },
  'fr-promenade': {
    fr: 'À cinq minutes de la mer. Le cinéma est fermé pour travaux jusqu’au printemps : de nouveaux fauteuils et un ascenseur jusqu’au balcon.',
    nl: 'Op vijf minuten van de zee. De bioscoop is tot het voorjaar dicht voor een verbouwing: nieuwe stoelen en een lift naar het balkon.',
    en: 'Five minutes from the sea. The cinema is closed for works until the spring: new seats, and a lift to the balcony.',
  },
  'nl-bosrand': {
    fr: 'À la lisière de la ville, avec six salles en rez-de-chaussée et un parking à l’ombre des pins.',
    nl: 'Aan de rand van de stad: zes zalen op de begane grond, en parkeren onder de dennen.',
    en: 'At the edge of town: six screens on the ground floor, and a car park under the pines.',
  },
  'nl-dom': {
    fr: 'Cinq petites salles autour d’une cour, à l’ombre de la tour. On entend les cloches pendant les scènes calmes, et personne ne s’en plaint.',
    nl: 'Vijf kleine zalen rond een binnenplaats, in de schaduw van de toren. In stille scènes hoor je de klokken, en niemand die klaagt.',
    en: 'Five small screens around a courtyard, in the shadow of the tower. In quiet scenes you hear the bells, and nobody complains.',
  },
  'nl-ij': {
    fr: 'Dans un hangar de paquebots, avec vue sur l’eau depuis chaque palier. La salle IMAX est la plus grande du pays.\n\nLe bac s’arrête devant la porte, jusqu’après la dernière séance.',
    nl: 'In een loods waar ooit oceaanstomers aanlegden, met uitzicht op het water vanaf elke trap. De IMAX-zaal is de grootste van het land.\n\nHet pontje stopt voor de deur, tot na de laatste voorstelling.',
    en: 'In a shed where ocean liners used to berth, with a view of the water from every landing. The IMAX hall is the largest in the country.\n\nThe ferry stops at the door, until after the last showing.',
  },
  'nl-maas': {
    fr: 'Au pied du pont, dans une ancienne salle des machines. Les projecteurs se trouvent là où tournaient les pompes.',
    nl: 'Aan de voet van de brug, in een oude machinekamer. Waar de pompen draaiden, staan nu de projectoren.',
    en: 'At the foot of the bridge, in a former engine room. The projectors stand where the pumps used to turn.',
  },
  'nl-spui': {
    fr: 'Sept salles au cœur de la ville, à côté du théâtre. Chaque salle a une boucle magnétique.',
    nl: 'Zeven zalen in het hart van de stad, naast het theater. Elke zaal heeft een ringleiding.',
    en: 'Seven screens in the heart of the city, beside the theatre. Each of them has a hearing loop.',
  },
  'nl-westergas': {
    fr: 'Bientôt dans l’ancienne usine à gaz : quatre salles, un café et la cour d’époque.',
    nl: 'Binnenkort in de oude gasfabriek: vier zalen, een café en de binnenplaats van toen.',
    en: 'Soon in the old gasworks: four screens, a café and the courtyard as it was.',
  },
}
