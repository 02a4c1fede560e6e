/**
 * Given names and surnames of Asian Americans by origin, so that a name hangs together (the sources know only
 * "Asian"). Common ones first. The shares of the origins among Asian adults are rounded from the 2020 Census;
 * `keeps_names` is our estimate of how many of the foreign-born go by a name of their origin.
 */
interface AsianNames {
  share: number
  keeps_names: number
  M: string
  F: string
  surnames: string
}

export const asianNames: Record<string, AsianNames> = {
  chinese: {
    share: 24,
    keeps_names: 0.6,
    M: 'Wei Ming Jun Jian Hao Feng Lei Bo Yong Qiang Tao Bin Xin Yi Cheng Kai Peng Gang Liang Wen Guang Zhi Chun Han Long Ping Hui Xiaodong Yang Zheng',
    F: 'Li Ying Mei Jing Yan Xiu Lin Hui Ling Yu Hong Fang Xue Na Lan Qing Ting Wen Xin Yun Juan Min Hua Rong Ning Jia Qian Shu Yue Xia',
    surnames:
      'Chen Wang Li Zhang Liu Wong Lin Huang Wu Yang Chan Chang Lee Zhao Zhou Xu Zhu Sun Ma Hu Guo He Lau Leung Cheung Ng Lam Ho Chow Cheng Liang Zheng Tang Feng Jiang Lu Yu Xie Luo Shen Deng Peng Fong Yee Fung Hsu Tsai Chiu Chu Kwan Louie Kuo Yuan Fu Tse Yip Cai Zeng Gao Pan Dong Wei Yeh Chiang Yuen Tsang Hsieh Kwok Mak Tseng Mao Meng Gong Shi Su Fan',
  },
  indian: {
    share: 22,
    keeps_names: 0.97,
    M: 'Rajesh Sanjay Amit Anil Sunil Ravi Vijay Ramesh Suresh Ashok Ajay Rakesh Deepak Sandeep Anand Arun Srinivas Manish Ashish Rahul Vivek Manoj Mohan Mahesh Sanjeev Dinesh Prakash Vinod Pankaj Prashant Rohit Praveen Nitin Arvind Pradeep Gaurav Nikhil Sachin Vikram Vinay Harpreet Gurpreet Karthik Neeraj Naveen Atul Ganesh Hari Varun Arjun Aditya Kunal',
    F: 'Priya Sunita Lakshmi Anjali Kavita Neha Deepa Meena Rekha Swati Anita Pooja Shilpa Sangeeta Rashmi Archana Smita Nisha Uma Usha Asha Seema Jyoti Manisha Geeta Anuradha Madhu Kalpana Reena Sonal Priti Veena Aparna Sandhya Ritu Vandana Nirmala Poonam Savita Vidya Meera Preeti Shalini Divya Radhika Kavitha Harpreet Manpreet Aditi Nandini',
    surnames:
      'Patel Singh Shah Sharma Kumar Gupta Desai Mehta Reddy Rao Jain Joshi Nair Prasad Kaur Parikh Sandhu Das Mathew Varghese Gandhi Dave Iyer Agarwal Verma Mishra Trivedi Bhatt Chopra Malhotra Kapoor Bose Menon Pillai Krishnan Srinivasan Subramanian Naidu Chaudhary Gill Dhillon Grewal Sidhu Banerjee Mukherjee Thakur Saxena Kulkarni Patil Chandra Pandey Shukla Bhatia Sethi Khanna',
  },
  filipino: {
    share: 18,
    keeps_names: 0.45,
    M: 'Jose Danilo Romeo Virgilio Conrado Rommel Arnel Joselito Juanito Ramon Rodolfo Rolando Reynaldo Ernesto Edgardo Renato Antonio Eduardo Benjamin Alfredo Ferdinand Noel Allan Jerome Christian Mark Jonathan Ariel Rogelio Wilfredo',
    F: 'Maria Teresita Erlinda Zenaida Corazon Remedios Nenita Nelia Lilibeth Rosario Luzviminda Maricel Jocelyn Rowena Marites Cristina Angelica Grace Leonora Aileen Rosalie Marilou Cecilia Imelda Josephine Melody Cherry Jasmine Lourdes Evangeline',
    surnames:
      'Santos Reyes Cruz Bautista Garcia Mendoza Ramos Aquino Domingo Villanueva De_Guzman Del_Rosario Ocampo Dizon Corpuz Fernando Ignacio Castillo Tolentino Pascual Mercado Navarro Salazar Manalo Soriano Valdez Agustin Castro Francisco Santiago Gonzales Dela_Cruz Magno Macaraeg Pangilinan Espiritu Lim Tan Evangelista Lacson',
  },
  vietnamese: {
    share: 11,
    keeps_names: 0.75,
    M: 'Minh Hung Tuan Hai Thanh Cuong Duc Hoang Vinh Quang Long Binh Trung Huy Phong Nam Son Tam Khanh Bao Dung Quan Tien Tri Loc Hieu Dat Khoa Toan Thang',
    F: 'Linh Phuong Thuy Lan Mai Hoa Huong Trang Hien Thao Thu Anh Ngoc Nga Yen Hanh Loan Lien Chau Quyen Diem Quynh Tuyet Oanh Thi My Hang Trinh Nguyet Giang',
    surnames:
      'Nguyen Tran Le Pham Huynh Hoang Vu Vo Phan Truong Bui Dang Do Ngo Ho Duong Ly Doan Dinh Trinh Luong Dao Mai Luu Cao Vuong Quach Lam Ha Chau Phung Diep Ta Thai',
  },
  korean: {
    share: 8,
    keeps_names: 0.6,
    M: 'Young Sung Jae Hyun Min Joon Seung Dong Jin Kyung Sang Tae Jong Woo Byung Chul Jun Hoon Sangmin Kwang Minho Jihoon Donghyun Seongmin Hyung Yong Chang Kyu Inho Jaehyun',
    F: 'Soo Eun Mi Hee Jung Hye Young Kyung Myung Sun Yoon Jin Sook Min Ji Seoyeon Jiyeon Eunji Hyejin Minji Sujin Yuna Soyoung Jihye Heejin Eunkyung Miyoung Hyunjung Sunhee Yoonhee',
    surnames:
      'Kim Lee Park Choi Kang Cho Chung Jung Yoon Shin Han Oh Hwang Song Kwon Ahn Yoo Hong Ko Suh Bae Lim Chun Pak Son Yun Jang Choe Seo Nam Min Cha Woo Yi',
  },
  japanese: {
    share: 5,
    keeps_names: 0.8,
    M: 'Kenji Hiroshi Takeshi Kazuo Akira Kenichi Satoshi Hideo Makoto Takashi Yuki Daisuke Tetsuo Masaru Yoshi Naoki Koji Ryo Shinji Haruki',
    F: 'Keiko Yoko Akiko Hiroko Yumi Naomi Kazuko Michiko Sachiko Emi Mariko Tomoko Noriko Yuki Ayumi Mika Junko Reiko Haruka Asuka',
    surnames:
      'Tanaka Nakamura Yamamoto Sato Watanabe Suzuki Takahashi Kato Ito Yoshida Yamada Sasaki Kobayashi Saito Inoue Kimura Hayashi Shimizu Mori Matsumoto Abe Ikeda Hashimoto Ishikawa Ogawa Okada Fujita Murakami',
  },
  south_asian_muslim: {
    share: 5,
    keeps_names: 0.97,
    M: 'Mohammed Muhammad Syed Imran Tariq Faisal Asif Nadeem Sohail Arif Iqbal Rashid Akbar Asim Shahid Masood Omar Ali Hassan Bilal Usman Hamza Zain Kamran Farhan Adnan Salman Yusuf',
    F: 'Farida Asma Rubina Hina Sana Ayesha Fatima Saima Nadia Amina Zainab Shabana Nasreen Samina Sadia Maryam Rabia Uzma Bushra Noor Tahira Shazia Mehreen Sumaira',
    surnames:
      'Khan Ahmed Ali Rahman Hussain Ahmad Malik Islam Chowdhury Syed Siddiqui Begum Alam Qureshi Sheikh Shaikh Iqbal Chaudhry Rana Amin Mirza Butt Hossain Akhtar Hasan Uddin',
  },
  southeast_asian: {
    share: 7,
    keeps_names: 0.65,
    M: 'Kou Tou Pao Cheng Xeng Bee Chue Toua Somchai Sophal Vuthy Sokha Samnang Bounmy Kham Anan Somsak Rith Sarath Vannak',
    F: 'Mai Pa Yer Kia Mee Xia Chia Bao Sophea Chanthou Sreymom Bopha Malee Somjai Kanya Ploy Noy Khamla Dara Maly',
    surnames:
      'Vang Yang Xiong Thao Her Moua Vue Lor Lee Cha Hang Saechao Chea Sok Keo Kim Sim Thach Phommachanh Sisavath Souvannavong Chao Lao Som Prak Chhim',
  },
}
