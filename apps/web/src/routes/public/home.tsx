import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { HomePage } from '../../features/home/index.ts';
import { roomCountChanged, serviceChosen } from '../../shared/quote-draft/quote-draft-slice.ts';
import { ROOM_IDS } from '@cleaning/pricing';

/** The home page. Its instant price continues in the calculator. */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <HomePage
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
  );
}
