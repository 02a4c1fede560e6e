import type { CountryNames, NameGroup } from './world-names.ts'
import { canadian, quebecois } from './world-names-canada.ts'
import * as community from './world-names-communities.ts'

/** Three lists are people born before 1970, from 1970 to 1995, and later; popular names first. */
const english: NameGroup = {
  name: 'English',
  female: [
    `Margaret Susan Christine Patricia Linda Jean Mary Barbara Carol Janet Ann Elizabeth Sandra Julie Karen Jacqueline
    Deborah Helen Diane Sharon Angela Sarah Alison Caroline Amanda Sally Joan Maureen Sheila Pauline Brenda Kathleen
    Dorothy Joyce Valerie Judith Gillian Jane Anne Wendy Lesley Marion Jennifer Rosemary Lynn Hilary Shirley Eileen
    Beverley Denise Lorraine Yvonne Hazel Teresa Frances Marilyn Sylvia Penelope Heather Elaine`,
    `Sarah Claire Emma Nicola Lisa Joanne Michelle Laura Rebecca Samantha Rachel Louise Gemma Kelly Victoria Amy Katie
    Jennifer Natalie Stephanie Charlotte Hannah Lucy Helen Karen Amanda Kirsty Donna Zoe Leanne Hayley Catherine
    Jessica Vanessa Natasha Lauren Alexandra Tracy Julie Kathryn Melissa Danielle Kerry Emily Naomi Lindsey Sophie
    Heather Stacey Anna Kate Jodie Tanya Clare Dawn Alison Elizabeth Paula Ruth Carly`,
    `Chloe Emily Jessica Sophie Megan Olivia Lauren Charlotte Hannah Lucy Bethany Ellie Georgia Katie Amy Holly Grace
    Molly Abigail Emma Leah Eleanor Caitlin Rebecca Jasmine Shannon Jade Paige Amelia Daisy Courtney Alice Phoebe Erin
    Isabelle Libby Niamh Poppy Zoe Mia Abbie Imogen Natasha Rosie Anna Ella Laura Isabella Maisie Lily Evie Freya
    Harriet Tia Eve Samantha Francesca Martha Ruby Madison`,
  ],
  male: [
    `John David Michael Peter Robert Anthony Brian Alan William James Richard Kenneth Roger Keith Colin Christopher
    Raymond Ronald Paul Mark Andrew Stephen Ian Gary Kevin Martin Graham Simon Nigel Derek Geoffrey Barry Terence
    Malcolm Philip Trevor Dennis Leslie Stuart Neil Roy George Thomas Charles Gordon Douglas Timothy Clive Donald
    Jeremy Howard Steven Tony Nicholas Edward Patrick Frank Gerald Jeffrey Ernest`,
    `David Paul Christopher James Andrew Mark Daniel Matthew Stephen Michael Richard Robert Adam Lee Jonathan Thomas
    Craig Simon Ben Jamie Gareth Luke Stuart Neil Ryan Ian Darren Scott Peter Joseph Benjamin Alexander Steven Philip
    Anthony Gary Jason Martin Nicholas Kevin Wayne Carl Sean Dean Timothy Samuel Ashley Edward Marc Shaun Liam Graham
    Oliver Dominic Karl Nathan Damien Joshua Russell Aaron`,
    `Jack Thomas Joshua James Daniel Samuel Joseph Matthew Callum Ryan Luke William Harry Benjamin George Alexander
    Lewis Jake Connor Liam Oliver Adam Jordan Charlie Cameron Nathan Ben Jacob Michael Kieran Bradley Max Ethan Alfie
    Toby Archie Dylan Edward Aaron Tyler Louis Owen Robert Christopher Harvey Henry Kyle Rhys Leo Oscar Reece Logan
    Jamie Sebastian David Isaac Dominic Theo Mason Elliot`,
  ],
  last: `Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts
    Green Hall Wood Jackson Clarke Hughes Edwards Turner Hill Moore Clark Cooper Harrison Ward Martin Morris Lee King
    Baker Morgan Allen Anderson Scott Watson Parker Price Bennett Young Cook Mitchell Carter Richardson Bailey Collins
    Shaw Bell Murphy Miller Cox Marshall Simpson Adams Wilkinson Foster Chapman Webb Ellis Mason Palmer Rogers Gibson
    Hunt Mills Holmes Stevens Owen Matthews Knight Butler Barnes Fisher Dixon Harvey Pearson Graham Fletcher Barker
    Russell Powell Reynolds Hudson Lloyd Howard Payne Day Fox Walsh Spencer Pearce Gardner Burton Stone Andrews Dawson
    Elliott Lawrence Jenkins Perry Brooks Watts Wells West Rose Francis Hart Cole Carr Atkinson Sutton Booth Bird Cross
    Newman Hopkins Webster Lane Bradley Harper Armstrong Saunders Ford Nicholson Barrett Gregory Kennedy Burgess Read
    Tucker Porter Long Bates Barber Hawkins Hammond Rowe Bishop Norris Goodwin Potter Woods Fuller Parsons Hodgson`,
}

const scottish: NameGroup = {
  name: 'Scottish',
  female: [
    `Margaret Elizabeth Mary Anne Catherine Isobel Moira Morag Agnes Jean Sheila Fiona Aileen Alison Lorna Linda Carol
    Elaine Jacqueline Maureen Christine Sandra Irene Helen`,
    `Nicola Claire Karen Fiona Angela Gillian Laura Michelle Jennifer Louise Lisa Kirsty Lynsey Lorna Shona Mhairi
    Heather Eilidh Ailsa Catriona Emma Kelly Pamela Leanne`,
    `Emma Rebecca Lauren Amy Erin Eilidh Rachel Megan Kirsty Chloe Caitlin Hannah Isla Skye Sophie Niamh Ailsa Abbie
      Iona Beth`,
  ],
  male: [
    `John James William David Robert Alexander Ian Thomas George Brian Alan Alistair Kenneth Gordon Douglas Hamish Hugh
    Donald Graeme Stewart Andrew Derek`,
    `David Paul Andrew Scott Steven Mark Craig Stuart Graeme Colin Ross Gavin Iain Euan Fraser Barry Derek Calum Gordon
    Kenneth Alasdair Martin Stephen Greg`,
    `Lewis Jack Callum Ryan Cameron Ross Liam Connor Jamie Fraser Finlay Rory Euan Craig Kieran Angus Logan Murray
      Struan Blair`,
  ],
  last: `Smith Brown Wilson Campbell Stewart Robertson Thomson Anderson Macdonald Scott Reid Murray Clark Taylor Ross
    Young Mitchell Watson Paterson Morrison Fraser Davidson Gray Henderson Johnston Hamilton Graham Kerr Simpson Martin
    Ferguson Cameron Duncan Hunter Kelly Bell Grant MacKenzie MacLeod Allan Black Russell Wallace Gibson Kennedy Gordon
    Burns Sutherland Sinclair McLean Crawford McMillan Craig Boyle Muir Docherty`,
}

const welsh: NameGroup = {
  name: 'Welsh',
  female: [
    'Margaret Susan Gwen Menna Eirlys Ann Mair Jean Carol Bronwen Delyth Elizabeth Christine Eleri Janet Gaynor Glenys',
    'Sarah Sian Claire Rhian Nia Emma Bethan Catrin Lowri Angharad Nicola Rhiannon Ceri Cerys Michelle Lisa Elin Carys',
    'Megan Chloe Emily Seren Ffion Carys Cerys Bethan Rhiannon Lowri Nia Elin Mali Catrin Sophie Cari Jessica Grace',
  ],
  male: [
    'David John Gwyn Alun Emyr William Peter Hywel Dai Glyn Robert Michael Gareth Dilwyn Brian Ifor Huw Elwyn Geraint',
    'Gareth Huw Rhys Dafydd Owain Paul Aled Ceri Gethin Christopher Geraint Mark Dylan Andrew Ieuan Richard Iwan Craig',
    'Rhys Dylan Ieuan Owen Morgan Tomos Jac Iestyn Ethan Joshua Gruffydd Callum Harri Osian Macsen Steffan Ioan Evan',
  ],
  last: `Jones Davies Williams Evans Thomas Roberts Lewis Hughes Morgan Griffiths Edwards Owen James Rees Price Morris
    Richards Lloyd Phillips Parry Jenkins Powell Harris Howells Pritchard Ellis Bowen Watkins Bevan Vaughan Llewellyn
    Humphreys`,
}

const irish: NameGroup = {
  name: 'Irish',
  female: [
    `Mary Margaret Catherine Bridget Ann Patricia Elizabeth Kathleen Eileen Noreen Breda Carmel Bernadette Helen Teresa
    Geraldine Marie Josephine Maura Nora Angela Joan Rita Anne Theresa Philomena Sheila Jacinta Pauline Dympna Una
    Caroline Deirdre Ita Concepta Brigid Nuala Imelda Martina Phil`,
    `Sarah Michelle Lisa Laura Emma Aoife Sinéad Siobhán Niamh Ciara Louise Fiona Karen Rachel Orla Gráinne Róisín
    Deirdre Jennifer Elaine Aisling Eimear Caroline Catherine Denise Clare Edel Gillian Lorraine Sharon Rebecca Emer
    Claire Amanda Tara Yvonne Olivia Sandra Amy Maeve`,
    `Aoife Emma Sarah Ciara Chloe Niamh Rachel Amy Rebecca Leah Katie Shauna Megan Lauren Caoimhe Kate Hannah Saoirse
    Orla Clodagh Éabha Sophie Ellen Shannon Jessica Aisling Ella Laura Roisin Holly Abbie Molly Grace Eimear Anna Ava
    Cara Lucy Erin Sadhbh`,
  ],
  male: [
    `John Patrick Michael James Thomas William Seán Daniel Martin Denis Peter Francis Joseph Gerard Brendan Declan Noel
    Eamon Kevin Liam Desmond Christopher Anthony Donal Padraig Timothy Finbarr Dermot Jeremiah Cornelius Matthew Eugene
    Gabriel Bernard Maurice Hugh Pat Cathal Tony Gerry`,
    `David Paul John Michael Brian Mark Conor Stephen Kevin Alan Patrick Ciarán Niall Declan Eoin Barry Shane Gary
      James Colm Fergal Kieran Keith Thomas Aidan Robert Derek Cormac Ronan Darren Damien Donal Ruairí Enda Cian
      Jason Noel Gavin Daniel Padraic`,
    `Seán Conor Jack Adam James Daniel Cian Luke Dylan Aaron Ryan Eoin Jamie Matthew Oisín Michael Darragh Patrick Liam
    Fionn Shane Nathan Thomas Ben Callum Cathal Rory Tadhg Evan David Killian Diarmuid Joshua Ronan Charlie Kyle Mark
    Ross Senan Cillian`,
  ],
  last: `Murphy Kelly Byrne Ryan Walsh O'Brien O'Sullivan O'Connor Doyle McCarthy Gallagher Doherty Kennedy Lynch
    Murray Quinn Moore McLoughlin Carroll Connolly Daly O'Connell Wilson Dunne Brennan Burke Collins Campbell Clarke
    Johnston Hughes O'Farrell Fitzgerald Brown Martin Maguire Nolan Flynn Thompson Callaghan O'Donnell Duffy O'Mahony
    Boyle Healy O'Shea White Sweeney Hayes Kavanagh Power McGrath Moran Brady Stewart Casey Foley Fitzpatrick O'Leary
    McDonnell MacMahon Donnelly Regan Donovan Burns Flanagan Mullan Barry Kane Robinson Cunningham Griffin Kenny
    Sheehan Ward Whelan Lyons Reid Graham Higgins Cullen Keane King Maher MacKenna Bell Scott Hogan O'Keeffe Magee
    MacNamara MacDonald McDermott Moloney O'Rourke Buckley O'Dwyer Egan Considine Hickey Tobin Costello Mulligan
    Keogh Furlong Coughlan Leahy Crowley Cronin Corcoran Hennessy Ryder Gleeson Dolan Lawlor Hanley Cassidy McCormack`,
}

const caribbean: NameGroup = {
  name: 'Caribbean',
  female: `Sharon Marcia Michelle Beverley Simone Natasha Keisha Tanya Jade Chantelle Yvonne Alicia Gloria Claudette
      Leah Naomi`,
  male: `Winston Leroy Marcus Trevor Anthony Andre Jermaine Errol Dwayne Darren Aaron Jordan Nathan Delroy Tyrone
    Isaiah`,
  last: `Campbell Brown Williams Francis Clarke Gordon Bailey Grant Thomas Reid Powell Morgan Lewis Edwards Henry
    Joseph Charles`,
  also: ['protestant', 'catholic', 'other_christian', 'none', 'other'],
  faiths: [],
}

const australian: NameGroup = { ...english, name: 'Australian' }
const southEuropeanAustralian: NameGroup = {
  name: 'Southern European',
  female: 'Maria Anna Rosa Helen Sophia Angela Christina Eleni Daniela Lucia Effie Tina Rita Georgia Teresa Vicki',
  male: 'George Nick John Tony Peter Frank Con Joe Dimitri Sam Marco Steve Angelo Michael Stavros Robert',
  last: `Papadopoulos Rossi Russo Georgiou Romano Nikolaidis Pappas Costa Caruso Greco Marino Giannopoulos Dimitriou
    Ferrari Esposito Conti Vlahos Petrovski Jovanovic Katsaros`,
}

export const englishSpeaking: Record<string, CountryNames> = {
  GB: {
    groups: {
      english,
      scottish,
      welsh,
      irish,
      caribbean,
      southAsianMuslim: community.southAsianMuslim,
      indian: community.indian,
      sikh: community.sikh,
      chinese: community.chinese,
      westAfrican: community.westAfrican,
      arab: community.arab,
      polish: community.polishAbroad,
      romanian: community.romanian,
    },
    mix: `english 78, scottish 2.5, welsh 2.5, irish 2, caribbean 1.3, southAsianMuslim 5, indian 2.2,
        sikh 0.9, chinese 0.8, westAfrican 2.2, arab 0.8, polish 1.4, romanian 0.9`,
    regions: {
      Scotland: `scottish 78, english 11, irish 3, southAsianMuslim 1.5, indian 0.6, chinese 0.7, polish 1.7,
        westAfrican 0.8`,
      Wales: 'welsh 60, english 33, southAsianMuslim 1.5, indian 0.5, chinese 0.5, polish 1, irish 1',
      'Northern Ireland': 'irish 48, english 25, scottish 22, polish 1.5, indian 0.5, chinese 0.5',
    },
  },
  IE: {
    groups: {
      irish,
      english,
      polish: community.polishAbroad,
      romanian: community.romanian,
      indian: community.indian,
      westAfrican: community.westAfrican,
      southAsianMuslim: community.southAsianMuslim,
      latin: community.latinAmerican,
    },
    mix: `irish 83, english 4, polish 3.5, romanian 1.6, indian 2, westAfrican 1.5, southAsianMuslim 1.5,
        latin 1.2`,
  },
  AU: {
    groups: {
      australian,
      irish,
      chinese: community.chinese,
      vietnamese: community.vietnamese,
      indian: community.indian,
      sikh: community.sikh,
      southern: southEuropeanAustralian,
      arab: community.arab,
      filipino: community.filipino,
      southAsianMuslim: community.southAsianMuslim,
    },
    mix: `australian 70, irish 5, chinese 6, vietnamese 1.6, indian 3, sikh 0.9, southern 6, arab 2,
        filipino 1.6, southAsianMuslim 1.3`,
  },
  CA: {
    groups: {
      canadian,
      quebecois,
      irish,
      chinese: community.chinese,
      indian: community.indian,
      sikh: community.sikh,
      southAsianMuslim: community.southAsianMuslim,
      filipino: community.filipino,
      arab: community.arab,
      caribbean,
      vietnamese: community.vietnamese,
    },
    mix: `canadian 64, quebecois 4, irish 5, chinese 6.5, indian 4, sikh 3, southAsianMuslim 2.8,
        filipino 3.2, arab 2, caribbean 2.2, vietnamese 0.8`,
    regions: {
      Québec: `quebecois 82, canadian 7, irish 1, arab 4.5, chinese 1.2, caribbean 1.8, vietnamese 0.6,
        indian 0.5, southAsianMuslim 0.6, filipino 0.5`,
      'New Brunswick': 'canadian 60, quebecois 31, irish 7, filipino 0.7, indian 0.7',
      'British Columbia': `canadian 61, irish 4, chinese 14, sikh 6.5, indian 4, filipino 4, quebecois 1.5,
        southAsianMuslim 1.3, arab 1, vietnamese 1.2`,
    },
  },
}
