import type { NameGroup } from './world-names.ts'

/** Three lists are people born before 1970, from 1970 to 1995, and later; popular names first. */
export const quebecois: NameGroup = {
  name: 'Québécois',
  female: [
    `Louise Diane Lise Nicole Johanne Sylvie Francine Ginette Monique Suzanne Danielle Hélène Jocelyne Carole Lucie
    Céline Denise Michèle Claudette Manon France Pierrette Line Linda Marie_Claire Thérèse Micheline Lorraine Chantal
    Marie`,
    `Nathalie Isabelle Julie Mélanie Stéphanie Caroline Chantal Annie Karine Valérie Geneviève Marie-Ève Véronique
    Catherine Sophie Josée Martine Nadia Audrey Mélissa Vanessa Émilie Jessica Amélie Sabrina Cynthia Marie-Claude
    Nancy Sonia Andréanne`,
    `Camille Laurence Gabrielle Sarah Audrey Alexandra Megan Noémie Ariane Rosalie Florence Coralie Jade Léa Catherine
    Sarah-Maude Roxanne Frédérique Charlotte Marianne Océane Élodie Juliette Maude Émy`,
  ],
  male: [
    `Michel Pierre Jean Claude André Robert Gilles Yves Jacques Denis Daniel Alain Serge Réjean Marcel Richard Normand
    Guy Luc Mario Gaétan Raymond Roger Sylvain Roch Ghislain Benoît François Yvon Jocelyn`,
    `Martin Éric Patrick Sébastien Stéphane Alexandre Mathieu Simon Dominic Jonathan Maxime Marc-André Frédéric Steve
    Nicolas David Benoît Guillaume Jean-François Francis Philippe Vincent Pascal Yannick Étienne Olivier Dany Michaël
    Kevin Carl`,
    `William Samuel Alexandre Gabriel Félix Olivier Maxime Xavier Antoine Jérémy Zachary Vincent Charles Thomas
    Anthony Raphaël Mathis Émile Jacob Étienne Philippe Nathan Justin Simon Tristan`,
  ],
  last: `Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque
    Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Fournier Lapointe Leclerc
    Lefebvre Poulin Thibault St-Pierre Nadeau Martin Landry Martel Bédard Grenier Lessard Bernier Richard Michaud
    Hébert Desjardins Couture Turcotte Lachance Parent Blais Gosselin Savard Proulx Beaudoin Demers Perreault
    Boudreau Lemieux Cyr Perron Dufour Dion Mercier Bolduc Bérubé Boisvert Langlois Ménard Therrien Plante Bilodeau
    Blanchette Dubois Champagne Paradis Fortier Arsenault Dupuis Gaudreault Hamel Houle`,
}

export const canadian: NameGroup = {
  name: 'Canadian English',
  female: [
    `Linda Susan Margaret Barbara Patricia Carol Donna Sandra Judy Mary Deborah Elizabeth Sharon Karen Diane Brenda
    Nancy Heather Catherine Joan Shirley Marilyn Cheryl Janet Kathleen Gail Lynn Joyce Elaine Dorothy Bonnie Beverly
    Debbie Cathy Wendy Lorraine Helen Anne Laurie Lori`,
    `Jennifer Lisa Melissa Amanda Sarah Nicole Michelle Heather Jessica Stephanie Christine Amy Angela Laura Kimberly
      Tara Tracy Kelly Rebecca Natalie Andrea Erin Vanessa Lindsay Ashley Megan Danielle Rachel Tanya Leah Kristen
      Crystal Samantha Catherine Shannon Karen Julie Emily Lauren Alicia`,
    `Emily Emma Hannah Sarah Jessica Olivia Samantha Taylor Madison Megan Rachel Abigail Mackenzie Alyssa Julia Lauren
    Brooke Ashley Kaitlyn Sydney Hailey Grace Paige Chloe Sophia Jordan Victoria Nicole Ava Jenna Katherine Brianna
    Morgan Isabella Courtney Maya Claire Erin Kiera Jasmine`,
  ],
  male: [
    `John David Robert William James Michael Richard Donald Kenneth Brian Gary Douglas Peter Ronald Paul George Thomas
      Larry Dale Wayne Gordon Bruce Barry Stephen Edward Glenn Allan Ross Terry Keith Randy Raymond Bill Ian Norman
      Dennis Murray Harold Lorne Neil`,
    `Michael Jason Christopher David Matthew Ryan Kevin Jeffrey Mark Daniel Andrew James Scott Robert Steven Jonathan
      Justin Adam Bradley Trevor Sean Craig Derek Kyle Joshua Shawn Eric Brian Todd Travis Chad Timothy Jeremy Darren
      Tyler Curtis Brent Geoffrey Nathan Cory`,
    `Matthew Joshua Nicholas Ryan Alexander Jacob Tyler Ethan Nathan Cameron Liam Connor Benjamin Michael Logan Jordan
    Samuel Owen Daniel Lucas Dylan Evan Austin Noah Andrew Mitchell Kyle Zachary Brandon Hunter Thomas Jack Cole Mason
    Carter Aidan Riley Justin Christian Spencer`,
  ],
  last: `Smith Brown Wilson Campbell Anderson Macdonald Johnson Taylor Thompson Stewart Scott Ross Reid Clark Young
    Murphy Walker Robinson White Hall King Wright Mitchell Kelly Morrison Fraser Grant Murray Martin Miller Williams
    Moore Graham Hill Bell Hamilton Cameron Kennedy Simpson Henderson McLean Wood Harris Watson MacKenzie Davis
    Ferguson McKay Hughes Hunter Baker Cook Russell Thomson Robertson Gordon Marshall Allen Lewis Green Evans
    Phillips Wallace Carter Fisher Davidson MacLeod Sinclair Burke Armstrong Peters Friesen Klassen Schmidt Wiebe
    Penner Reimer Hansen Olson Peterson Larsen Kowalchuk Melnyk Shevchenko Kozak Rossi Romano Ferrari Russo Silva
    Costa Pereira Walsh Power Gallant MacNeil Chisholm Sullivan Butler Parsons Snow Barnes Crawford Dunn Elliott
    Fleming Gibson Harvey Irwin Jamieson Knight Lawson McIntyre Nicholson Patterson Porter Quinn Richardson Shaw
    Turner Webb`,
}
