import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import {
  roomCountChanged,
  serviceChosen,
  timelineChosen,
} from '../../../shared/quote-draft/index.ts';
import { choicesFromQuery, withoutChoices } from './choices-from-query.ts';

/** Takes over the answers that a link to the calculator brings, then leaves them out of the address. */
export function useLinkedChoices(): void {
  const dispatch = useDispatch();
  const [query, setQuery] = useSearchParams();

  useEffect(() => {
    const rest = withoutChoices(query);
    if (rest.size === query.size) {
      return;
    }
    const { serviceId, timelineId, rooms } = choicesFromQuery(query);
    if (serviceId !== undefined) {
      dispatch(serviceChosen(serviceId));
    }
    if (timelineId !== undefined) {
      dispatch(timelineChosen(timelineId));
    }
    for (const room of rooms) {
      dispatch(roomCountChanged(room));
    }
    setQuery(rest, { replace: true, preventScrollReset: true });
  }, [dispatch, query, setQuery]);
}
