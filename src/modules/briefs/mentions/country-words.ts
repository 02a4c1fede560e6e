/**
 * The countries of the world as `name|alias=adjective|adjective=people|people`. Without a third part, the people are
 * called by the adjective with an s; "-" says that they are only called so with an article ("the Dutch").
 */
export const countryWords = `United States|USA|U.S.A.|US|U.S.|United States of America|the States|America=American;
United Kingdom|UK|U.K.|Great Britain|Britain=British=Brits|Britons;Canada=Canadian;Australia=Australian|Aussie;
Germany|Deutschland=German;France=French=Frenchmen|Frenchwomen;Spain=Spanish=Spaniards;Italy=Italian;
Netherlands|Holland=Dutch=Dutchmen;Sweden=Swedish=Swedes;Poland=Polish=Poles;Ireland|Republic of Ireland=Irish=Irishmen|Irishwomen;
Japan=Japanese=-;South Korea|Korea|Republic of Korea=South Korean|Korean;India=Indian;Brazil|Brasil=Brazilian;Mexico=Mexican;
South Africa=South African;Nigeria=Nigerian;Philippines=Filipino|Filipina|Philippine=Filipinos|Filipinas|Pinoys;Indonesia=Indonesian;
Turkey|Türkiye|Turkiye=Turkish=Turks;Argentina=Argentine|Argentinian|Argentinean;
Afghanistan=Afghan;Albania=Albanian;Algeria=Algerian;Andorra=Andorran;Angola=Angolan;Antigua and Barbuda|Antigua=Antiguan;
Armenia=Armenian;Austria=Austrian;Azerbaijan=Azerbaijani;Bahamas=Bahamian;Bahrain=Bahraini;Bangladesh=Bangladeshi;
Barbados=Barbadian;Belarus=Belarusian;Belgium=Belgian;Belize=Belizean;Benin=Beninese=-;Bhutan=Bhutanese=-;Bolivia=Bolivian;
Bosnia and Herzegovina|Bosnia=Bosnian;Botswana=Botswanan;Brunei=Bruneian;Bulgaria=Bulgarian;Burkina Faso=Burkinabe;
Burundi=Burundian;Cambodia=Cambodian;Cameroon=Cameroonian;Cape Verde|Cabo Verde=Cape Verdean;Central African Republic=Central African;
Chad=Chadian;Chile=Chilean;China|PRC|mainland China=Chinese=-;Colombia=Colombian;Comoros=Comorian;
Democratic Republic of the Congo|DR Congo|DRC|Congo=Congolese=-;Costa Rica=Costa Rican;Croatia=Croatian=Croatians|Croats;Cuba=Cuban;
Cyprus=Cypriot;Czech Republic|Czechia=Czech;Denmark=Danish=Danes;Djibouti=Djiboutian;Dominica=;Dominican Republic=Dominican;
Ecuador=Ecuadorian|Ecuadorean;Egypt=Egyptian;El Salvador=Salvadoran;Equatorial Guinea=Equatorial Guinean;Eritrea=Eritrean;
Estonia=Estonian;Eswatini|Swaziland=Swazi;Ethiopia=Ethiopian;Fiji=Fijian;Finland=Finnish=Finns;Gabon=Gabonese=-;Gambia=Gambian;
Ghana=Ghanaian;Greece=Greek;Grenada=Grenadian;Guatemala=Guatemalan;Guinea=Guinean;Guinea-Bissau=;Guyana=Guyanese=-;
Haiti=Haitian;Honduras=Honduran;Hungary=Hungarian;Iceland=Icelandic=Icelanders;Iran=Iranian;Iraq=Iraqi;Israel=Israeli;
Ivory Coast|Côte d'Ivoire|Cote d'Ivoire=Ivorian;Jamaica=Jamaican;Jordan=Jordanian;Kazakhstan=Kazakh|Kazakhstani;Kenya=Kenyan;
Kiribati=;Kosovo=Kosovan;Kuwait=Kuwaiti;Kyrgyzstan=Kyrgyz=-;Laos=Laotian|Lao=Laotians;Latvia=Latvian;Lebanon=Lebanese=-;
Lesotho=;Liberia=Liberian;Libya=Libyan;Liechtenstein=;Lithuania=Lithuanian;Luxembourg=Luxembourgish=Luxembourgers;
Madagascar=Malagasy=-;Malawi=Malawian;Malaysia=Malaysian;Maldives=Maldivian;Mali=Malian;Malta=Maltese=-;Marshall Islands=Marshallese=-;
Mauritania=Mauritanian;Mauritius=Mauritian;Micronesia=Micronesian;Moldova=Moldovan;Monaco=Monegasque;Mongolia=Mongolian;
Montenegro=Montenegrin;Morocco=Moroccan;Mozambique=Mozambican;Myanmar|Burma=Burmese=-;Namibia=Namibian;Nauru=;Nepal=Nepali|Nepalese=Nepalis;
New Zealand|NZ=Kiwi=New Zealanders|Kiwis;Nicaragua=Nicaraguan;Niger=Nigerien;North Korea=North Korean;North Macedonia|Macedonia=Macedonian;
Norway=Norwegian;Oman=Omani;Pakistan=Pakistani;Palau=;Palestine=Palestinian;Panama=Panamanian;Papua New Guinea=;Paraguay=Paraguayan;
Peru=Peruvian;Portugal=Portuguese=-;Qatar=Qatari;Romania=Romanian;Russia|Russian Federation=Russian;Rwanda=Rwandan;Saint Lucia=;
Saint Kitts and Nevis=;Saint Vincent=;Samoa=Samoan;San Marino=;São Tomé=;Saudi Arabia|KSA=Saudi|Saudi Arabian;Senegal=Senegalese=-;
Serbia=Serbian=Serbs|Serbians;Seychelles=;Sierra Leone=;Singapore=Singaporean;Slovakia=Slovak|Slovakian;Slovenia=Slovenian|Slovene;
Solomon Islands=;Somalia=Somali;South Sudan=South Sudanese=-;Sri Lanka=Sri Lankan;Sudan=Sudanese=-;Suriname=Surinamese=-;
Switzerland=Swiss=-;Syria=Syrian;Taiwan=Taiwanese=-;Tajikistan=Tajik;Tanzania=Tanzanian;Thailand=Thai;Timor-Leste|East Timor=Timorese=-;
Togo=Togolese=-;Tonga=Tongan;Trinidad and Tobago|Trinidad=Trinidadian;Tunisia=Tunisian;Turkmenistan=Turkmen=-;Tuvalu=;Uganda=Ugandan;
Ukraine=Ukrainian;United Arab Emirates|UAE|Dubai|Abu Dhabi=Emirati;Uruguay=Uruguayan;Uzbekistan=Uzbek;Vanuatu=;Venezuela=Venezuelan;
Vietnam|Viet Nam=Vietnamese=-;Yemen=Yemeni;Zambia=Zambian;Zimbabwe=Zimbabwean;Hong Kong=;Greenland=;Puerto Rico=`

/** Cities that stand for a country of which there may be no people, as `country=city|city`. */
export const capitals = `Norway=Oslo|Bergen;Denmark=Copenhagen;Finland=Helsinki;Switzerland=Zurich|Zürich|Geneva|Basel;Austria=Vienna;
Belgium=Brussels|Antwerp;Portugal=Lisbon|Porto;Greece=Thessaloniki;Czech Republic=Prague;Hungary=Budapest;Russia=Moscow;
Ukraine=Kyiv|Kiev;China=Beijing|Shanghai|Shenzhen|Guangzhou;Thailand=Bangkok;Vietnam=Hanoi|Ho Chi Minh City|Saigon;Malaysia=Kuala Lumpur;Egypt=Cairo;
Kenya=Nairobi;Israel=Tel Aviv|Jerusalem;Colombia=Bogotá|Bogota|Medellín|Medellin;Chile=Santiago;New Zealand=Auckland;Pakistan=Karachi|Lahore;
Bangladesh=Dhaka;Taiwan=Taipei;Romania=Bucharest;Ghana=Accra;Morocco=Casablanca;Saudi Arabia=Riyadh;Qatar=Doha;Iceland=Reykjavik;Serbia=Belgrade`

/** Parts of the world, by those of their countries that may have people. */
export const worldParts: Readonly<Record<string, string>> = {
  'europe|the eu|eu|e.u.|european union|the continent': 'Germany|France|Spain|Italy|Netherlands|Sweden|Poland|Ireland',
  'western europe': 'Germany|France|Netherlands|Ireland|United Kingdom',
  'northern europe|scandinavia|the nordics|nordics|nordic countries': 'Sweden',
  'southern europe': 'Spain|Italy',
  'eastern europe|central europe': 'Poland',
  'north america': 'United States|Canada|Mexico',
  'latin america|latam': 'Mexico|Brazil|Argentina',
  'south america': 'Brazil|Argentina',
  'asia|apac|asia-pacific|asia pacific': 'Japan|South Korea|India|Philippines|Indonesia',
  'east asia': 'Japan|South Korea',
  'southeast asia|south-east asia': 'Philippines|Indonesia',
  'south asia': 'India',
  'africa|sub-saharan africa': 'South Africa|Nigeria',
  'british isles': 'United Kingdom|Ireland',
}

/** The adjectives of those parts, and what their people are called. */
export const worldPeoples: Readonly<Record<string, string>> = {
  european: 'europe',
  scandinavian: 'scandinavia',
  nordic: 'scandinavia',
  'latin american': 'latin america',
  'south american': 'south america',
  african: 'africa',
}
