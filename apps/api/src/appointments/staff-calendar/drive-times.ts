/**
 * Suburbs of the service area, with the approximate latitude and longitude of their centre, in
 * degrees.
 */
const SUBURBS: readonly (readonly [suburb: string, latitude: number, longitude: number])[] = [
  ['ashfield', -33.888, 151.124],
  ['auburn', -33.849, 151.033],
  ['balmain', -33.859, 151.179],
  ['bankstown', -33.918, 151.035],
  ['baulkham hills', -33.759, 150.993],
  ['bella vista', -33.736, 150.955],
  ['blacktown', -33.769, 150.906],
  ['bondi', -33.894, 151.264],
  ['bondi beach', -33.891, 151.277],
  ['bondi junction', -33.892, 151.247],
  ['brookvale', -33.766, 151.274],
  ['burwood', -33.877, 151.104],
  ['cabramatta', -33.895, 150.935],
  ['campbelltown', -34.065, 150.814],
  ['campsie', -33.911, 151.103],
  ['carlingford', -33.783, 151.049],
  ['castle hill', -33.731, 151.004],
  ['chatswood', -33.797, 151.183],
  ['cherrybrook', -33.722, 151.042],
  ['chippendale', -33.886, 151.199],
  ['coogee', -33.921, 151.255],
  ['concord', -33.857, 151.104],
  ['cronulla', -34.055, 151.152],
  ['darlinghurst', -33.878, 151.219],
  ['dee why', -33.753, 151.287],
  ['drummoyne', -33.853, 151.154],
  ['eastwood', -33.791, 151.081],
  ['epping', -33.773, 151.082],
  ['fairfield', -33.871, 150.956],
  ['five dock', -33.867, 151.129],
  ['glebe', -33.879, 151.186],
  ['gordon', -33.756, 151.154],
  ['granville', -33.833, 151.012],
  ['homebush', -33.866, 151.082],
  ['hornsby', -33.703, 151.099],
  ['hurstville', -33.967, 151.103],
  ['kellyville', -33.713, 150.957],
  ['kingsford', -33.924, 151.228],
  ['kogarah', -33.964, 151.133],
  ['lane cove', -33.815, 151.169],
  ['leichhardt', -33.884, 151.157],
  ['lidcombe', -33.865, 151.044],
  ['liverpool', -33.92, 150.923],
  ['macquarie park', -33.778, 151.123],
  ['manly', -33.797, 151.286],
  ['maroubra', -33.95, 151.243],
  ['marrickville', -33.911, 151.155],
  ['mascot', -33.926, 151.193],
  ['merrylands', -33.836, 150.988],
  ['mosman', -33.829, 151.244],
  ['mount druitt', -33.769, 150.82],
  ['neutral bay', -33.834, 151.22],
  ['newtown', -33.898, 151.179],
  ['north sydney', -33.839, 151.207],
  ['northbridge', -33.808, 151.222],
  ['paddington', -33.884, 151.231],
  ['parramatta', -33.815, 151.003],
  ['penrith', -33.751, 150.694],
  ['pyrmont', -33.87, 151.194],
  ['quakers hill', -33.727, 150.883],
  ['randwick', -33.914, 151.241],
  ['redfern', -33.893, 151.204],
  ['rhodes', -33.83, 151.086],
  ['rockdale', -33.953, 151.138],
  ['rooty hill', -33.772, 150.844],
  ['rouse hill', -33.682, 150.915],
  ['ryde', -33.815, 151.106],
  ['seven hills', -33.775, 150.935],
  ['st ives', -33.731, 151.158],
  ['st leonards', -33.823, 151.195],
  ['strathfield', -33.88, 151.083],
  ['surry hills', -33.886, 151.211],
  ['sutherland', -34.031, 151.058],
  ['sydney', -33.869, 151.209],
  ['ultimo', -33.878, 151.198],
  ['wahroonga', -33.716, 151.117],
  ['waterloo', -33.9, 151.206],
  ['wentworthville', -33.807, 150.97],
  ['westmead', -33.804, 150.988],
  ['willoughby', -33.804, 151.198],
  ['zetland', -33.908, 151.209],
];

const PLACES = new Map(
  SUBURBS.map(([suburb, latitude, longitude]) => [suburb, { latitude, longitude }]),
);

const KM_PER_DEGREE = 111.2;
/** Drives are longer than the straight line by about this factor. */
const ROAD_FACTOR = 1.3;
const KM_PER_MINUTE = 35 / 60;
/** The minutes for parking and walking to the door. */
const ARRIVAL_MINUTES = 5;

/**
 * The minutes that a drive between two suburbs takes on an ordinary day, in steps of five.
 *
 * @returns null where one of the suburbs is not in the table: nothing is known, so nothing is warned of.
 */
export function driveMinutes(from: string, to: string): number | null {
  const [start, end] = [from, to].map((suburb) => PLACES.get(suburb.trim().toLowerCase()));
  if (start === undefined || end === undefined) return null;
  const north = (end.latitude - start.latitude) * KM_PER_DEGREE;
  const east =
    (end.longitude - start.longitude) * KM_PER_DEGREE * Math.cos((start.latitude * Math.PI) / 180);
  const kilometres = Math.hypot(north, east) * ROAD_FACTOR;
  return Math.ceil((kilometres / KM_PER_MINUTE + ARRIVAL_MINUTES) / 5) * 5;
}
