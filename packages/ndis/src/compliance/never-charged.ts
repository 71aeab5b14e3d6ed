/**
 * Matches "deposits" of dirt and their removal, which is cleaning work and not a payment in
 * advance.
 */
const DIRT_DEPOSITS =
  /\b(?:lime(?:scale)?|scale|calcium|mineral|soap|salt|rust|grease|carbon|(?:hard[ -])?water)\s+deposits?\b|\bdeposits?\s+(?:(?:is|are|was|were)\s+)?(?:removed|removal|cleaned|scrubbed|dissolved)\b|\bremov(?:e|es|ed|al|ing)\s[^.,;:]*?\bdeposits?\b/giu;

const CHARGES: readonly RegExp[] = [
  /\b(?:deposit|pre-?payment|surcharge)s?\b/iu,
  /\b(?:advance payment|payment in advance)s?\b/iu,
  /\b(?:late|gap)[ -](?:fee|payment|charge)s?\b/iu,
  /\b(?:exit|booking|admin(?:istration)?|set-?up|establishment|joining)[ -](?:fee|charge)s?\b/iu,
  /\b(?:credit[ -])?(?:card|eftpos|payment|processing|transaction|merchant|bank)(?:[ -]processing)?[ -](?:fee|charge)s?\b/iu,
  /\b(?:urgent|urgency|same[ -]day|next[ -]day|express|priority|rush|emergency)[ -](?:service|booking|fee|charge|loading|uplift|extra|premium)s?\b/iu,
  /\b(?:after[ -]hours|weekend|saturday|sunday|public[ -]holiday|evening|night)[ -](?:fee|charge|loading|uplift|extra|premium|penalty)(?:s|[ -]rates?)?\b/iu,
];

/**
 * Whether a description names something that a plan never pays for: a deposit, a surcharge or a
 * fee.
 */
export function namesForbiddenCharge(description: string): boolean {
  const work = description.replaceAll(DIRT_DEPOSITS, ' ');
  return CHARGES.some((charge) => charge.test(work));
}
