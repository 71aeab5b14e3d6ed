interface MatchedProps {
  readonly text: string;
  /** The part to mark, at its first occurrence in any case. */
  readonly part: string;
}

/** A text with the searched part marked. */
export function Matched({ text, part }: MatchedProps) {
  const wanted = part.trim();
  const place = text.toLowerCase().indexOf(wanted.toLowerCase());
  if (wanted === '' || place === -1) return text;
  const end = place + wanted.length;
  return (
    <>
      {text.slice(0, place)}
      <mark>{text.slice(place, end)}</mark>
      {text.slice(end)}
    </>
  );
}
