import type { Text } from '../text.ts'

/** How to get to a cinema and in, by its id. Nobody has written it down for the others. The stops are there, the houses are not. */
export const cinemaAccess: Readonly<Record<string, Text>> = {
  'fr-belleville': {
    fr: 'Métro 11, station Jourdain, puis cinq minutes à pied.\nL’entrée est de plain-pied ; l’ascenseur est à droite de la caisse.',
    nl: 'Metro 11, halte Jourdain, daarna vijf minuten lopen.\nDe ingang is gelijkvloers; de lift is rechts van de kassa.',
    en: 'Metro 11, Jourdain stop, then five minutes on foot.\nThe entrance is at street level; the lift is to the right of the till.',
  },
  'fr-gerland': {
    fr: 'Métro B, station Stade de Gerland.\nL’entrée est au niveau 1 : escalator ou ascenseur depuis l’esplanade.\nParking sous le cinéma, trois heures offertes avec un billet.',
    nl: 'Metro B, halte Stade de Gerland.\nDe ingang is op niveau 1: roltrap of lift vanaf het plein.\nParkeergarage onder de bioscoop, met een ticket drie uur gratis.',
    en: 'Metro B, Stade de Gerland stop.\nThe entrance is on level 1: escalator or lift from the square.\nCar park below the cinema, three hours free with a ticket.',
  },
  'fr-joliette': {
    fr: 'Métro 2 ou tramway T2, station Joliette.\nParking du Lazaret à 200 mètres, ouvert jusqu’à 1 h.',
    nl: 'Metro 2 of tram T2, halte Joliette.\nParkeergarage Lazaret op 200 meter, open tot 1 uur.',
    en: 'Metro 2 or tram T2, Joliette stop.\nLazaret car park 200 metres away, open until 1 am.',
  },
  'fr-petit-palais': {
    fr: 'Métro 6, station Corvisart.\nLe passage est pavé, et la salle se trouve à l’étage, sans ascenseur.',
    nl: 'Metro 6, halte Corvisart.\nIn de steeg liggen kinderkopjes, en de zaal is op de eerste verdieping, zonder lift.',
    en: 'Metro 6, Corvisart stop.\nThe passage has cobblestones, and the room is one floor up, without a lift.',
  },
  'nl-bosrand': {
    fr: 'À cinq minutes à pied de la gare de Tilburg.\nParking derrière le cinéma.',
    nl: 'Vijf minuten lopen van station Tilburg.\nParkeren kan achter de bioscoop.',
    en: 'Five minutes on foot from Tilburg station.\nCar park behind the cinema.',
  },
  'nl-dom': {
    fr: 'À dix minutes à pied de la gare centrale d’Utrecht.\nParking à vélos gratuit à côté de l’entrée.',
    nl: 'Tien minuten lopen van Utrecht Centraal.\nGratis fietsenstalling naast de ingang.',
    en: 'Ten minutes on foot from Utrecht Central station.\nFree bicycle parking beside the entrance.',
  },
  'nl-ij': {
    fr: 'Tram 26, arrêt Rietlandpark, puis quatre minutes à pied.\nL’entrée donne sur l’eau ; un ascenseur mène à toutes les salles.',
    nl: 'Tram 26, halte Rietlandpark, daarna vier minuten lopen.\nDe ingang ligt aan het water; alle zalen zijn met de lift te bereiken.',
    en: 'Tram 26, Rietlandpark stop, then four minutes on foot.\nThe entrance is on the waterside; a lift goes to all screens.',
  },
  'nl-maas': {
    fr: 'Métro D ou E, station Wilhelminaplein.\nParking sous le cinéma : suivez P2, et prenez l’ascenseur jusqu’au foyer.',
    nl: 'Metro D of E, halte Wilhelminaplein.\nParkeergarage onder de bioscoop: volg P2 en neem de lift naar de foyer.',
    en: 'Metro D or E, Wilhelminaplein stop.\nCar park below the cinema: follow P2 and take the lift to the foyer.',
  },
  'nl-spui': {
    fr: 'Tram 2, 3 ou 4, arrêt Spui, en sous-sol : sortie Spuimarkt.',
    nl: 'Tram 2, 3 of 4, halte Spui, ondergronds: uitgang Spuimarkt.',
    en: 'Tram 2, 3 or 4, Spui stop, below ground: Spuimarkt exit.',
  },
}
