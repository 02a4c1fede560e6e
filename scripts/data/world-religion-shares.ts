/**
 * Percent, from the text of the CIA Factbook; "unspecified" is left out and so falls to the others in proportion.
 * Where it says only "Christian", the split is an assumption. Sikhs, Jains, Shinto and traditional religions: `other`.
 */
export const religionShares: Record<string, string> = {
  // England and Wales 2021, Scotland 2022 and Northern Ireland 2021 together: the Factbook still has 2011.
  GB: `none 40, protestant 34, catholic 9, orthodox 0.6, other_christian 3, muslim 6.2, hindu 1.7, jewish 0.5,
    buddhist 0.5, other 1.6`,
  CA: `catholic 29.9, protestant 14.5, orthodox 1.7, other_christian 7.2, muslim 4.9, hindu 2.3, buddhist 1,
    jewish 0.9, other 2.9, none 34.6`,
  DE: `catholic 24.8, protestant 22.6, muslim 3.7, orthodox 2.3, other_christian 1, buddhist 0.3, jewish 0.2,
    other 1.3, none 43.8`,
  FR: 'catholic 47, muslim 4, protestant 2, buddhist 2, orthodox 1, jewish 1, other 1, none 33',
  AU: `catholic 20, protestant 18.1, other_christian 3.5, muslim 3.2, hindu 2.7, buddhist 2.4, orthodox 2.3,
    jewish 0.4, other 1.7, none 38.4`,
  IN: `hindu 79.8, muslim 14.2, catholic 1.1, protestant 0.8, orthodox 0.2, other_christian 0.2, buddhist 0.7,
    other 2.6, none 0.3`,
  BR: 'catholic 56.8, protestant 26.9, none 9.3, other_christian 1.5, buddhist 0.2, jewish 0.1, other 5.1',
  // What people call themselves in surveys; the Factbook counts members on the rolls of shrines and temples.
  JP: 'none 60, buddhist 32, other 6.5, protestant 0.8, catholic 0.4, other_christian 0.3',
  MX: 'catholic 77.7, none 10.6, protestant 9.5, other_christian 1.9, jewish 0.05, other 0.3',
  ES: 'catholic 58.2, none 37.5, muslim 1.4, protestant 0.6, orthodox 0.5, other 0.2',
  IT: `catholic 77.3, orthodox 2.2, protestant 0.6, other_christian 0.7, muslim 4.9, none 13.4, buddhist 0.3,
    hindu 0.3, other 0.3`,
  NL: `catholic 20.1, protestant 14.8, muslim 5, hindu 0.7, buddhist 0.4, jewish 0.2, orthodox 0.4,
    other_christian 1.7, other 2.5, none 54.1`,
  PL: 'catholic 70.7, none 6.9, orthodox 0.4, protestant 0.3, other_christian 0.4, other 0.1',
  SE: `protestant 53.9, catholic 1.2, orthodox 1.4, other_christian 2.5, muslim 2.5, buddhist 0.4, hindu 0.2,
    jewish 0.1, other 0.6, none 37.2`,
  IE: 'catholic 69.2, protestant 3.7, orthodox 2, other_christian 0.9, muslim 1.6, hindu 0.7, other 0.7, none 14.6',
  KR: 'protestant 17, buddhist 16, catholic 6, none 60, other 1',
  ZA: 'protestant 37, catholic 7, other_christian 42, muslim 1.9, hindu 0.9, other 5.9, none 5.2',
  NG: 'muslim 53.5, catholic 10.6, protestant 24, other_christian 11.3, other 0.6',
  PH: 'catholic 78.8, muslim 6.4, other_christian 4.5, protestant 5.5, other 4.7, none 0.1',
  ID: 'muslim 87.4, protestant 7.5, catholic 3.1, hindu 1.7, buddhist 0.7, other 0.1',
  TR: 'muslim 99.8, orthodox 0.1, jewish 0.03, other 0.07',
  AR: 'catholic 62.9, protestant 15.3, other_christian 1.4, jewish 0.4, muslim 0.3, other 0.5, none 18.9',
}

/** Regions that differ much, in percent: assumptions. Elsewhere the country's shares hold; all are fitted to them. */
const christianNorthEast = 'protestant 60, catholic 15, other_christian 5, hindu 12, muslim 3, other 5'
const sharia = 'muslim 96, protestant 2, catholic 1, other_christian 1'
const igboland = 'catholic 42, protestant 38, other_christian 18, muslim 0.5, other 1.5'
const delta = 'protestant 52, catholic 18, other_christian 27, muslim 1.5, other 1.5'
const yoruba = 'muslim 50, protestant 32, other_christian 13, catholic 4, other 1'
const mixedNorth = 'muslim 62, protestant 24, catholic 8, other_christian 5, other 1'
const unchurched = 'none 72, protestant 18, catholic 4, muslim 2, other 2, orthodox 1, other_christian 1'
export const regionalShares: Record<string, Record<string, string>> = {
  GB: {
    'Northern Ireland': 'catholic 43, protestant 36, other_christian 1.5, none 18, muslim 0.6, hindu 0.2, other 0.6',
  },
  DE: {
    Bayern: 'catholic 44, protestant 15, none 32, muslim 3.7, other 5',
    Saarland: 'catholic 50, protestant 15, none 28, muslim 3.5, other 3',
    Brandenburg: unchurched,
    Sachsen: unchurched,
    'Sachsen-Anhalt': unchurched,
    Thüringen: unchurched,
    'Mecklenburg-Vorpommern': unchurched,
    Berlin: 'none 66, protestant 12, catholic 7, muslim 8, orthodox 2, other 4, jewish 0.6',
    'Schleswig-Holstein': 'protestant 38, catholic 5, none 51, muslim 3, other 3',
    Niedersachsen: 'protestant 38, catholic 14, none 41, muslim 4, other 3',
  },
  IN: {
    'Jammu and Kashmir': 'muslim 68, hindu 29, other 3',
    Ladakh: 'muslim 46, buddhist 40, hindu 14',
    Assam: 'muslim 34, hindu 61.5, protestant 2.5, catholic 1.2, other 0.8',
    'West Bengal': 'muslim 27, hindu 71, protestant 0.4, catholic 0.4, other 1.2',
    Kerala: 'hindu 55, muslim 26.5, catholic 11, orthodox 4, protestant 3, none 0.5',
    'Uttar Pradesh': 'hindu 80, muslim 19.3, other 0.7',
    Bihar: 'hindu 83, muslim 16.9, other 0.1',
    Punjab: 'other 58, hindu 38.5, muslim 2, protestant 0.8, catholic 0.5',
    Chandigarh: 'hindu 81, other 13, muslim 5, protestant 1',
    Goa: 'hindu 66, catholic 25, muslim 8.5',
    'Tamil Nadu': 'hindu 87.5, muslim 5.9, catholic 3.6, protestant 2.5, none 0.5',
    'Himachal Pradesh': 'hindu 95, muslim 2.2, other 1.6, buddhist 1.2',
    Odisha: 'hindu 93.6, muslim 2.2, protestant 1.5, catholic 1.3, other 1.4',
    'Madhya Pradesh': 'hindu 91, muslim 6.6, other 2.4',
    Gujarat: 'hindu 88.6, muslim 9.7, other 1.2, protestant 0.5',
    Meghalaya: christianNorthEast,
    Mizoram: christianNorthEast,
    Nagaland: christianNorthEast,
    Manipur: 'hindu 41, protestant 33, catholic 6, other_christian 2, muslim 8.4, other 9',
    Sikkim: 'hindu 58, buddhist 27, protestant 9, muslim 2, other 4',
    'Arunachal Pradesh': 'protestant 22, catholic 8, hindu 29, other 26, buddhist 12, muslim 2',
    Maharashtra: 'hindu 80, muslim 11.5, buddhist 5.8, other 1.7, catholic 0.8',
  },
  NG: {
    ...Object.fromEntries(
      ['Kano', 'Katsina', 'Jigawa', 'Sokoto', 'Zamfara', 'Kebbi', 'Yobe', 'Borno', 'Bauchi'].map((name) => [
        name,
        sharia,
      ]),
    ),
    ...Object.fromEntries(['Anambra', 'Imo', 'Enugu', 'Abia', 'Ebonyi'].map((name) => [name, igboland])),
    ...Object.fromEntries(
      ['Rivers', 'Delta', 'Edo', 'Bayelsa', 'Akwa Ibom', 'Cross River'].map((name) => [name, delta]),
    ),
    ...Object.fromEntries(['Lagos', 'Oyo', 'Ogun', 'Osun'].map((name) => [name, yoruba])),
    ...Object.fromEntries(
      ['Kaduna', 'Nasarawa', 'Taraba', 'Adamawa', 'Federal Capital Territory', 'Kogi'].map((name) => [
        name,
        mixedNorth,
      ]),
    ),
    Ekiti: 'protestant 58, catholic 12, other_christian 18, muslim 11, other 1',
    Ondo: 'protestant 56, catholic 12, other_christian 19, muslim 12, other 1',
    Kwara: 'muslim 74, protestant 17, catholic 4, other_christian 4, other 1',
    Benue: 'catholic 40, protestant 42, other_christian 14, muslim 3, other 1',
    Plateau: 'protestant 55, catholic 15, other_christian 6, muslim 23, other 1',
    Niger: 'muslim 80, protestant 13, catholic 4, other_christian 3',
    Gombe: 'muslim 82, protestant 14, catholic 2, other_christian 2',
  },
  PH: {
    Bangsamoro: 'muslim 91, catholic 7, protestant 1, other_christian 0.5, other 0.5',
    Soccsksargen: 'muslim 20, catholic 62, protestant 8, other_christian 5, other 5',
  },
  ID: {
    Bali: 'hindu 87, muslim 10, protestant 1.6, catholic 0.8, buddhist 0.6',
    'Nusa Tenggara Timur': 'catholic 54, protestant 36, muslim 9.5',
    Papua: 'protestant 68, catholic 15, muslim 16',
    'Papua Barat': 'protestant 54, catholic 8, muslim 38',
    Maluku: 'muslim 52, protestant 40, catholic 7',
    'Sulawesi Utara': 'protestant 62, catholic 4.5, muslim 33',
    'Sumatera Utara': 'muslim 66, protestant 27, catholic 4.5, buddhist 2.3',
    'Kalimantan Barat': 'muslim 60, catholic 22, protestant 12, buddhist 5.5',
    'Kalimantan Tengah': 'muslim 74, protestant 17, catholic 3.5, hindu 5.5',
    'Kepulauan Bangka Belitung': 'muslim 90, buddhist 5, protestant 2, catholic 1.3, other 1.5',
  },
}
