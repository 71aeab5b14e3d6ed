import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { ROOM_IDS } from '@cleaning/pricing';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  roomCountChanged,
  serviceChosen,
} from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import { deferred } from '#kit/deferred/deferred.tsx';
import { Hero } from './hero.tsx';

const HomeSections = deferred(() => import('./home-sections.tsx'));

/** The home page. Its instant price continues in the calculator. */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <>
      <Hero
        onContinue={({ serviceId, rooms }) => {
          dispatch(serviceChosen(serviceId));
          for (const roomId of ROOM_IDS) {
            const count = rooms[roomId];
            if (count !== undefined) {
              dispatch(roomCountChanged({ roomId, count }));
            }
          }
          void navigate(PUBLIC_PATHS.quote);
        }}
      />
      <HomeSections />
    </>
  );
}
