import type { StateCode } from './states.ts';

/** Given and family names that are used together in one region of India. */
export type NamePool = { women: readonly string[]; men: readonly string[]; family: readonly string[] };

const createPool = (women: string, men: string, family: string): NamePool => ({
  women: women.split(' '),
  men: men.split(' '),
  family: family.split(' '),
});

const pools = {
  hindi: createPool(
    'Anjali Kavita Neha Pooja Rashmi Shalini Sunita Vandana Archana Nidhi Preeti Alka',
    'Amit Rajesh Sanjay Vivek Manoj Ashok Rohit Pankaj Alok',
    'Sharma Gupta Mishra Verma Tiwari Srivastava Agarwal Saxena Yadav Chauhan Pandey Shukla Rathore',
  ),
  marathi: createPool(
    'Ashwini Manasi Sayali Vaishali Medha Swati Snehal Aparna Mrunal Ketaki',
    'Abhijit Sachin Prasad Nilesh Mandar Shrikant Vikram',
    'Deshpande Kulkarni Patil Joshi Jadhav Shinde Gokhale Bhosale Kale Naik Sawant',
  ),
  gujarati: createPool(
    'Hetal Jigna Bhavna Khyati Rupal Darshana Falguni Mittal',
    'Hardik Jignesh Ketan Chirag Bhavesh Nirav',
    'Patel Shah Mehta Desai Trivedi Parekh Vyas Solanki Bhatt',
  ),
  tamil: createPool(
    'Lakshmi Meenakshi Revathi Kavitha Priya Subhashini Vasanthi Malathi Nithya',
    'Karthik Senthil Arun Saravanan Balaji Sivakumar',
    'Sundaram Subramanian Raman Krishnan Natarajan Murugesan Iyer Ramachandran Selvam',
  ),
  malayalam: createPool(
    'Anitha Deepa Bindu Sreelakshmi Asha Jincy Reena Smitha',
    'Anoop Biju Vinod Sreejith Rajeev Jacob',
    'Nair Menon Pillai Kurian Thomas Varghese George Mathew Warrier',
  ),
  kannada: createPool(
    'Shruthi Pallavi Roopa Sowmya Vidya Chaitra Sahana Veena',
    'Girish Raghavendra Manjunath Naveen Prashanth Suresh',
    'Gowda Hegde Shetty Bhat Rao Murthy Kamath Shenoy',
  ),
  telugu: createPool(
    'Lavanya Sirisha Swapna Padmaja Sravani Madhavi Aruna Haritha',
    'Srinivas Venkatesh Kiran Ramesh Sudheer Phani',
    'Reddy Rao Naidu Chowdary Varma Prasad Raju Sastry',
  ),
  bengali: createPool(
    'Sharmistha Moumita Paromita Debjani Sudeshna Rituparna Tanushree Ananya',
    'Anirban Subhasish Partha Sourav Debasish Arindam',
    'Banerjee Mukherjee Chatterjee Ghosh Sen Das Bose Chakraborty Dutta',
  ),
  odia: createPool(
    'Sasmita Subhashree Lipika Itishree Pragyan Smruti',
    'Bibhuti Prasanta Soumya Debabrata Ashutosh',
    'Mohanty Patnaik Panda Mishra Sahoo Behera Nayak',
  ),
  assamese: createPool(
    'Juri Rupali Mitali Bandana Dipanwita Gitali',
    'Pranjal Bhaskar Dhruba Manash Diganta',
    'Bora Gogoi Baruah Sarma Hazarika Saikia Kalita',
  ),
  meitei: createPool(
    'Bembem Sanatombi Memi Ibemhal Romita',
    'Ibomcha Tomba Rajen Sanjoy',
    'Laishram Ningthoujam Thokchom Moirangthem Yumnam',
  ),
  khasi: createPool(
    'Daphisha Ibansara Rida Wanda Larisa',
    'Banteilang Kitbok Shembor Pynskhem',
    'Lyngdoh Kharkongor Nongrum Marbaniang Syiem Sangma Marak',
  ),
  mizo: createPool(
    'Lalrinpuii Zothanpuii Vanlalruati Lalhmangaihi Malsawmi',
    'Lalrinawma Vanlalhruaia Lalthanmawia Zonunmawia',
    'Ralte Chhangte Sailo Pachuau Khiangte',
  ),
  naga: createPool(
    'Akala Temsula Vikhono Neisano Arenla',
    'Imkong Vizo Kevi Moa Lima',
    'Jamir Angami Longkumer Kikon Lotha Imchen',
  ),
  himalayan: createPool(
    'Pema Doma Chodon Sushma Binita',
    'Karma Tashi Sonam Bikash',
    'Bhutia Lepcha Tamang Gurung Rai Subba',
  ),
  arunachali: createPool(
    'Yania Oter Nani Yapi Minam',
    'Tage Nabam Kipa Tado',
    'Riba Lego Tayeng Ete Perme Taki',
  ),
  ladakhi: createPool(
    'Tsering Stanzin Padma Rigzin Kunzes',
    'Tundup Jigmet Sonam Lobzang',
    'Namgyal Dorje Angchuk Spalzes Gyalson',
  ),
  kashmiri: createPool(
    'Rubina Shazia Nusrat Ruqaya Mehvish Sheetal',
    'Bilal Tariq Showkat Sunil Aadil',
    'Bhat Wani Dar Lone Mir Koul Pandita',
  ),
  punjabi: createPool(
    'Gurpreet Harleen Manpreet Simran Jaspreet Navneet',
    'Harpreet Gurvinder Jagjit Amandeep Sukhdev',
    'Gill Sandhu Dhillon Bedi Grewal Arora Bhatia Kalra',
  ),
  muslim: createPool(
    'Farah Ayesha Nazneen Sabiha Zoya Rukhsana Shabana Tasneem',
    'Arif Javed Nadeem Faisal Rizwan Asif',
    'Khan Ansari Siddiqui Qureshi Shaikh Sayyed Hussain',
  ),
  christian: createPool(
    'Maria Sheela Jennifer Anita Grace Lorraine Sharon',
    'Ronald Savio Melvin Joseph Francis Denzil',
    "D'Souza Fernandes Pereira Rodrigues Lobo Mascarenhas Pinto",
  ),
  parsi: createPool('Roshan Zarine Perviz Delna', 'Cyrus Rustom Behram', 'Daruwalla Contractor Mistry Irani'),
} as const;

type PoolName = keyof typeof pools;

const north: PoolName[] = ['hindi', 'hindi', 'hindi', 'punjabi', 'muslim'];
const byState: Record<StateCode, readonly PoolName[]> = {
  AP: ['telugu', 'telugu', 'telugu', 'muslim', 'christian'],
  AR: ['arunachali', 'arunachali', 'assamese'],
  AS: ['assamese', 'assamese', 'bengali', 'muslim'],
  BR: ['hindi', 'hindi', 'hindi', 'muslim'],
  CG: ['hindi', 'hindi', 'odia', 'marathi'],
  GA: ['christian', 'christian', 'marathi'],
  GJ: ['gujarati', 'gujarati', 'gujarati', 'muslim', 'parsi'],
  HR: north,
  HP: ['hindi', 'hindi', 'himalayan'],
  JH: ['hindi', 'hindi', 'bengali', 'christian'],
  KA: ['kannada', 'kannada', 'kannada', 'christian', 'muslim', 'telugu'],
  KL: ['malayalam', 'malayalam', 'malayalam', 'muslim'],
  MP: ['hindi', 'hindi', 'hindi', 'marathi', 'muslim'],
  MH: ['marathi', 'marathi', 'marathi', 'gujarati', 'muslim', 'parsi', 'christian'],
  MN: ['meitei'],
  ML: ['khasi', 'khasi', 'bengali'],
  MZ: ['mizo'],
  NL: ['naga'],
  OD: ['odia', 'odia', 'odia', 'bengali'],
  PB: ['punjabi', 'punjabi', 'punjabi', 'hindi'],
  RJ: north,
  TN: ['tamil', 'tamil', 'tamil', 'christian', 'muslim'],
  SK: ['himalayan', 'himalayan', 'bengali'],
  TS: ['telugu', 'telugu', 'telugu', 'muslim', 'muslim'],
  TR: ['bengali', 'bengali', 'assamese'],
  UP: north,
  UK: ['hindi', 'hindi', 'himalayan'],
  WB: ['bengali', 'bengali', 'bengali', 'muslim'],
  AN: ['bengali', 'tamil', 'telugu'],
  CH: ['punjabi', 'punjabi', 'hindi'],
  DH: ['gujarati', 'gujarati', 'marathi', 'parsi'],
  DL: ['hindi', 'hindi', 'punjabi', 'muslim', 'bengali', 'malayalam'],
  JK: ['kashmiri', 'kashmiri', 'kashmiri', 'hindi'],
  LA: ['ladakhi', 'ladakhi', 'muslim'],
  LD: ['muslim', 'malayalam'],
  PY: ['tamil', 'tamil', 'christian'],
};

/** The name pools of a state's doctors; a pool that is listed twice is twice as likely. */
export const getNamePools = (state: StateCode): NamePool[] => byState[state].map((name) => pools[name]);
