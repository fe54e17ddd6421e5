import type { StateCode } from './states.ts';

/** Cities by state; a large city has localities, and the name of a hospital there includes its locality. */
export type City = { city: string; localities: readonly string[] };

const createCity =
  (...localities: string[]) =>
  (name: string): City => ({ city: name, localities });
const parseTowns = (names: string): City[] => names.split(', ').map(createCity());

export const citiesByState: Record<StateCode, readonly City[]> = {
  AP: [
    createCity('Benz Circle', 'Labbipet', 'Gollapudi')('Vijayawada'),
    createCity('Dwaraka Nagar', 'MVP Colony', 'Gajuwaka')('Visakhapatnam'),
    ...parseTowns('Guntur, Nellore, Tirupati, Kurnool, Rajahmundry'),
  ],
  AR: parseTowns('Itanagar, Naharlagun, Pasighat'),
  AS: [
    createCity('Beltola', 'Dispur', 'Maligaon')('Guwahati'),
    ...parseTowns('Silchar, Dibrugarh, Jorhat, Tezpur, Nagaon'),
  ],
  BR: [
    createCity('Kankarbagh', 'Boring Road', 'Rajendra Nagar')('Patna'),
    ...parseTowns('Gaya, Muzaffarpur, Bhagalpur, Darbhanga, Purnia'),
  ],
  CG: parseTowns('Raipur, Bilaspur, Durg, Korba, Jagdalpur'),
  GA: parseTowns('Panaji, Margao, Mapusa, Vasco da Gama'),
  GJ: [
    createCity('Navrangpura', 'Maninagar', 'Bopal', 'Satellite')('Ahmedabad'),
    createCity('Adajan', 'Varachha', 'Vesu')('Surat'),
    ...parseTowns('Vadodara, Rajkot, Bhavnagar, Jamnagar, Anand'),
  ],
  HR: parseTowns('Gurugram, Faridabad, Panipat, Ambala, Hisar, Rohtak'),
  HP: parseTowns('Shimla, Mandi, Solan, Dharamshala'),
  JH: parseTowns('Ranchi, Jamshedpur, Dhanbad, Bokaro, Hazaribagh'),
  KA: [
    createCity('Jayanagar', 'Indiranagar', 'Malleshwaram', 'Whitefield', 'Yelahanka')('Bengaluru'),
    ...parseTowns('Mysuru, Mangaluru, Hubballi, Belagavi, Udupi, Davanagere'),
  ],
  KL: [
    createCity('Kadavanthra', 'Edappally', 'Aluva')('Kochi'),
    createCity('Pattom', 'Kowdiar')('Thiruvananthapuram'),
    ...parseTowns('Kozhikode, Thrissur, Kollam, Kannur, Kottayam'),
  ],
  MP: [
    createCity('Vijay Nagar', 'Palasia')('Indore'),
    createCity('Arera Colony', 'Kolar Road')('Bhopal'),
    ...parseTowns('Jabalpur, Gwalior, Ujjain, Sagar, Rewa'),
  ],
  MH: [
    createCity('Kothrud', 'Aundh', 'Hadapsar', 'Wakad', 'Sinhagad Road')('Pune'),
    createCity('Dadar', 'Andheri West', 'Borivali', 'Chembur', 'Mulund', 'Kandivali')('Mumbai'),
    createCity('Dharampeth', 'Sadar', 'Manewada')('Nagpur'),
    ...parseTowns('Nashik, Thane, Chhatrapati Sambhajinagar, Kolhapur, Solapur, Satara, Wai, Amravati'),
  ],
  MN: parseTowns('Imphal, Thoubal, Churachandpur'),
  ML: parseTowns('Shillong, Tura, Jowai'),
  MZ: parseTowns('Aizawl, Lunglei'),
  NL: parseTowns('Kohima, Dimapur, Mokokchung'),
  OD: [
    createCity('Saheed Nagar', 'Patia', 'Khandagiri')('Bhubaneswar'),
    ...parseTowns('Cuttack, Rourkela, Sambalpur, Berhampur, Puri'),
  ],
  PB: parseTowns('Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Mohali'),
  RJ: [
    createCity('Malviya Nagar', 'Vaishali Nagar', 'Mansarovar')('Jaipur'),
    ...parseTowns('Jodhpur, Udaipur, Kota, Ajmer, Bikaner'),
  ],
  TN: [
    createCity('Adyar', 'Anna Nagar', 'T. Nagar', 'Velachery', 'Tambaram')('Chennai'),
    createCity('RS Puram', 'Peelamedu')('Coimbatore'),
    ...parseTowns('Madurai, Tiruchirappalli, Salem, Tirunelveli, Vellore, Thanjavur'),
  ],
  SK: parseTowns('Gangtok, Namchi'),
  TS: [
    createCity('Himayatnagar', 'Kukatpally', 'Dilsukhnagar', 'Secunderabad', 'Miyapur')('Hyderabad'),
    ...parseTowns('Warangal, Karimnagar, Nizamabad, Khammam'),
  ],
  TR: parseTowns('Agartala, Udaipur, Dharmanagar'),
  UP: [
    createCity('Gomti Nagar', 'Aliganj', 'Indira Nagar')('Lucknow'),
    createCity('Swaroop Nagar', 'Kidwai Nagar')('Kanpur'),
    ...parseTowns('Varanasi, Prayagraj, Agra, Meerut, Noida, Ghaziabad, Gorakhpur, Bareilly'),
  ],
  UK: parseTowns('Dehradun, Haridwar, Haldwani, Roorkee'),
  WB: [
    createCity('Salt Lake', 'Behala', 'Gariahat', 'Dum Dum', 'New Town')('Kolkata'),
    ...parseTowns('Howrah, Siliguri, Durgapur, Asansol, Kharagpur'),
  ],
  AN: parseTowns('Sri Vijaya Puram'),
  CH: parseTowns('Chandigarh'),
  DH: parseTowns('Silvassa, Daman, Diu'),
  DL: [createCity('Rohini', 'Dwarka', 'Lajpat Nagar', 'Pitampura', 'Mayur Vihar', 'Janakpuri')('Delhi')],
  JK: parseTowns('Srinagar, Jammu, Anantnag, Baramulla'),
  LA: parseTowns('Leh, Kargil'),
  LD: parseTowns('Kavaratti'),
  PY: parseTowns('Puducherry, Karaikal'),
};
