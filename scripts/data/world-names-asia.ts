import type { CountryNames, NameGroup } from './world-names.ts'

const japanese: NameGroup = {
  name: 'Japanese',
  female: [
    `Kazuko Sachiko Yoko Hiroko Keiko Kyoko Toshiko Fumiko Setsuko Noriko Michiko Reiko Yoshiko Junko Masako Kumiko
      Eiko Yumiko Chieko Mieko Emiko Tomoko Akiko Nobuko Takako Kazue Hisako Sumiko Etsuko Mitsuko Yasuko Naoko
      Harumi Akemi Mayumi Yuriko Teruko Kimiko Sadako Ryoko Katsuko Chizuko Tokiko Miyoko Haruko Ikuko Shizuko Tamiko
      Kinuko Kayoko`,
    `Yuko Mayumi Tomoko Megumi Yuka Kaori Naomi Ai Mai Aya Miho Rie Kana Emi Asuka Mika Saori Chihiro Eri Ayumi Maki
      Yumi Noriko Akiko Miki Junko Satomi Kumiko Risa Yukari Hitomi Haruka Misaki Ayaka Shiori Nozomi Yoko Hiromi
      Tomomi Mari Izumi Sayaka Manami Azusa Rumi Natsuko Masami Chika Hiroko Rina`,
    `Misaki Haruka Nanami Sakura Yui Rina Ayaka Moe Miyu Natsuki Yuna Hina Miku Mao Kana Riko Mizuki Aoi Momoka Saki
      Honoka Yuka Nana Haruna Ayane Mei Karin Chihiro Kaede Kanon Rio Hinata Akari Asuka Ami Shiori Minami Airi
      Marina Kotone Wakana Mana Yuki Yuina Ichika Suzuka Reina Sara Runa Nagisa`,
  ],
  male: [
    `Hiroshi Kiyoshi Minoru Takashi Shigeru Isamu Susumu Mitsuo Tadashi Noboru Osamu Akira Masaru Makoto Yoshio Isao
      Toshio Kazuo Masao Kenji Kenichi Koichi Shoji Mamoru Tsutomu Satoru Katsumi Yutaka Hideo Yukio Masayuki
      Hiroyuki Tetsuo Yasuo Fumio Haruo Hajime Koji Shinichi Seiji Kunio Teruo Norio Nobuo Eiji Shozo Junichi Toru
      Saburo Hisashi`,
    `Takeshi Kenji Naoki Daisuke Tomohiro Kazuya Yusuke Tetsuya Hiroki Kenta Takuya Satoshi Koji Shinji Yuji Masashi
      Atsushi Jun Ryota Kenichi Hideki Makoto Manabu Akihiro Yoshihiro Hiroshi Shota Keisuke Ryo Daiki Tatsuya Yuta
      Masahiro Takahiro Kosuke Shinya Yasuhiro Kazuki Ryosuke Tsuyoshi Masato Toshiyuki Junichi Shingo Hayato
      Noriyuki Yohei Shohei Taro Goro`,
    `Daiki Sho Tsubasa Ren Takumi Yuta Haruto Kaito Shota Riku Yuki Sota Kenta Hayato Ryo Naoki Kazuki Yamato Ryota
      Daichi Yuto Sora Kota Tatsuya Shun Kosei Ryusei Hiroto Taiga Itsuki Koki Akira Ryuya Masaki Yusei Haru Minato
      Tomoya Keita Kyohei Taichi Kanata Yuma Asahi Ryuta Mizuki Issei Hinata Tomoki Atsuki`,
  ],
  last: `Sato Suzuki Takahashi Tanaka Watanabe Ito Nakamura Kobayashi Yamamoto Kato Yoshida Yamada Sasaki Yamaguchi
    Matsumoto Inoue Kimura Shimizu Hayashi Saito Yamazaki Nakajima Mori Abe Ikeda Hashimoto Ishikawa Yamashita Ogawa
    Ishii Hasegawa Goto Okada Kondo Maeda Fujita Endo Aoki Sakamoto Murakami Ota Kaneko Fujii Fukuda Nishimura Miura
    Takeuchi Nakagawa Okamoto Matsuda Harada Nakano Ono Tamura Fujiwara Nakayama Ishida Kojima Wada Morita Uchida
    Shibata Sakai Hara Takagi Yokoyama Ando Miyazaki Ueda Shimada Kudo Miyamoto Sugiyama Imai Maruyama Masuda Takada
    Murata Hirano Otsuka Sugawara Takeda Arai Koyama Noguchi Sakurai Chiba Iwasaki Sano Taniguchi Ueno Matsui Kono
    Ichikawa Nomura Kikuchi Kinoshita Matsuo Sugimoto Furukawa Kubo Nagata Matsushita Iwata Higuchi Kawaguchi Ozawa
    Yasuda Kawasaki Honda Sakaguchi Tsuchiya Kawamura Nishida Nakanishi Hattori Higashi Oshiro Higa Kinjo Mizuno
    Tsuji Yoshikawa Fukushima Kitamura Onishi Adachi Hamada Iida Minami Yano Hirata Matsuoka Nagai Asano Kuroda Homma
    Tada Oda Ebihara Kurihara Kamata`,
}

/** Korean given names are two syllables; which ones go first and second changed with the generations. */
function syllables(first: string, second: string): string {
  const pairs = first
    .split(' ')
    .flatMap((a, rank) =>
      second
        .split(' ')
        .flatMap((b, other) => (a.toLowerCase() === b ? [] : [{ name: `${a}-${b}`, rank: rank + 1.3 * other }])),
    )
  return pairs
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 240)
    .map(({ name }) => name)
    .join(' ')
}

const korean: NameGroup = {
  name: 'Korean',
  female: [
    syllables(
      'Young Soon Jung Mi Kyung Myung Hyun Eun Sun Ok Hee Chun Bok Kum In Mal Jong Hwa Kwi Yang',
      'sook ja hee soon ok mi ae ran im nam sim rye boon yeon hwa',
    ),
    syllables(
      'Ji Eun Hye Soo Min Mi Hyun Yoon So Jin Sun Yu Bo Na Kyung Ah Jung Young In Sang',
      'young jin jung hye sun kyung hee ah yeon mi eun ra ju won sook',
    ),
    syllables(
      'Seo Ji Min Ye Ha Su Yu Chae Da So Eun Na Hye Ga Yeon Ah Si Soo Bo Hyo',
      'yeon woo seo eun jin won bin hyun min rin ah in yoon young ji',
    ),
  ],
  male: [
    syllables(
      'Young Jung Sung Sang Byung Kwang Jong Ki Chang Dong Myung Jae Yong Man Tae Hyung In Won Chul Duk',
      'soo ho chul sik hwan nam gil bok kyu il seok woo ki geun bae',
    ),
    syllables(
      'Sung Jin Sang Ji Jae Dong Hyun Min Young Joon Kyung Tae Jung Seung Woo Ki Jong Chang Yong Byung',
      'ho hoon hyun min soo jin woo wook seok hwan chul kyu tae bum pil',
    ),
    syllables(
      'Min Seo Ji Hyun Woo Jun Do Seung Dong Tae Jae Gun Ha Si Ye Yu Sung Kyu Joo Eun',
      'jun jin woo hyun ho min seok hyuk hoon won bin gyu sung chan wook',
    ),
  ],
  last: `Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong Jeon Ko Moon Yang
    Son Bae Baek Heo Yoo Nam Sim Noh Ha Kwak Sung Cha Joo Woo Koo Na Min Jin Ji Eom Chae Won Chun Bang Kong Hyun Ham
    Byun Yeom Yeo Choo Do So Seok Sun Ma`,
  last_weights: [
    215, 147, 84, 47, 43, 24, 21, 21, 20, 17, 15, 15, 15, 15, 14, 14, 14, 14, 13, 11, 11, 9, 9, 9, 9, 8, 8, 6, 6, 6, 5,
    5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1,
  ],
  given_offset: 30,
}

const filipino: NameGroup = {
  name: 'Filipino',
  female: [
    `Maria Lourdes Teresita Rosario Carmen Corazon Josefina Luz Remedios Erlinda Gloria Norma Milagros Leonora
      Virginia Estrella Lolita Teresa Rosalinda Ligaya Elena Natividad Evelyn Carmelita Leticia Nenita Cecilia Perla
      Zenaida Imelda Aurora Editha Merlinda Rebecca Lilia Felicidad Nelia Violeta Amelia Susana Florencia Elvira`,
    `Maria Jennifer Michelle Maricel Grace Rowena Marites Jocelyn Mary_Ann Cristina Marilyn Analyn Rosalie Jenny Joy
      Liza Catherine Gina Sheila Melanie Mary_Grace Marivic Arlene Mary_Jane Ma._Theresa Lorna Christine Rachel
      Aileen Kristine Vanessa Irene Leah Rhea Janet Karen Charito Glenda Jovelyn Rosemarie Katherine Lyn Emily
      Roselyn`,
    `Angelica Princess Angel Kimberly Jasmine Nicole Mary_Joy Mariel Kyla Trisha Jessa Bea Camille Patricia Jane Erica
    Angela Hazel Shaira Louise Andrea Althea Rose_Ann Alyssa Janelle Kate Czarina Bianca Precious Lovely Samantha Aira
    Mary_Rose Danica Ella Christine_Joy Ashley Jamaica Clarisse Rica Krizzia Faith`,
  ],
  male: [
    `Jose Antonio Manuel Pedro Ricardo Roberto Eduardo Juan Ernesto Romeo Reynaldo Francisco Danilo Rodolfo Rogelio
      Alfredo Ramon Fernando Ruben Carlos Benjamin Virgilio Mario Felipe Edgardo Renato Domingo Leonardo Alberto
      Arturo Vicente Wilfredo Cesar Oscar Rolando Nestor Teodoro Ignacio Florencio Luis Efren Conrado`,
    `Michael Joel Ronald Arnel Mark Jonathan Rodel Rommel Richard Ryan Jose Allan Joseph Jerry Jeffrey Christopher
      Marvin Dennis Edwin Raymond Noel Alvin Erwin Jun Ariel Eric Jayson Reynaldo Gilbert Albert Glenn Rowel Randy
      John Danilo Ferdinand Melvin Roderick Aldrin Jomar Renato Christian`,
    `John_Paul Mark_Anthony Joshua Christian Angelo John_Mark Kenneth Jerome James Justin Jericho John_Lloyd Carl
      Adrian John_Carlo Francis Daniel Kevin Vincent Gabriel Mark Ryan Patrick Jhon Bryan Ralph Nathaniel Miguel Sean
      Aldrin Ivan Jayson Cedric Jay-ar Paolo Rafael Emmanuel Elijah Kyle Lawrence Renz Dominic`,
  ],
  last: `Dela_Cruz Garcia Reyes Ramos Mendoza Santos Flores Gonzales Bautista Villanueva Fernandez Cruz De_Guzman
    Lopez Perez Castillo Francisco Rivera Aquino Castro Sanchez Torres De_Leon Domingo Martinez Rodriguez Santiago
    Soriano Delos_Santos Diaz Hernandez Tolentino Valdez Ramirez Morales Mercado Tan Aguilar Navarro Manalo Gomez
    Dizon Del_Rosario Javier Corpuz Gutierrez Salvador Velasco Miranda David Salazar Ocampo Pascual Bernardo Marquez
    Dela_Peña Alvarez Espiritu Panganiban Magsaysay Dimaculangan Macaraeg Manansala Lim Chua Sy Go Ong Abad Agustin
    Alcantara Andres Angeles Arellano Austria Balagtas Balmaceda Bondoc Buenaventura Cabrera Cabral Calderon Capili
    Carpio Catapang Concepcion Cortez Cuevas Dacanay Dalisay Dumlao Enriquez Esguerra Estrada Evangelista Fajardo
    Galang Gatchalian Guevarra Ignacio Ilagan Jimenez Lacson Laurel Legaspi Lucero Macapagal Magbanua Malabanan
    Mangubat Marasigan Medina Natividad Nepomuceno Padilla Palma Peralta Punzalan Quiambao Rosales Roxas Sarmiento
    Sison Suarez Tamayo Timbol Umali Vergara Villamor Yap Zamora`,
}
const moro: NameGroup = {
  name: 'Moro',
  faiths: ['muslim'],
  female: `Fatima Aisa Norhaya Sitti Aminah Bai Rohaina Sarah Jamila Nurhaida Zainab Farhana Saida Nadia Hanan Raihana
    Salma Asnia`,
  male: `Abdul Mohammad Ibrahim Datu Nasser Jamal Abdulrahman Omar Faisal Saidamen Esmael Norodin Alibasher Hamid
    Yusoph Samer Rashid`,
  last: `Ampatuan Macarambon Dimaporo Mangudadatu Abdullah Ali Sali Tan Usman Hassan Alonto Pangandaman Macapodi
    Abubakar Hadji Kasim Sinsuat Mohammad Jikiri Dimakuta Amerol Salik Guro`,
}

export const asian: Record<string, CountryNames> = {
  JP: { groups: { japanese }, mix: 'japanese 100' },
  KR: { groups: { korean }, mix: 'korean 100' },
  PH: {
    groups: { filipino, moro },
    mix: 'filipino 97, moro 3',
    regions: { Bangsamoro: 'filipino 8, moro 92' },
  },
}
