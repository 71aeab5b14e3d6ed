import {
  type RoomCounts,
  type RoomId,
  MAX_ROOM_COUNT,
  ROOMS,
  ROOM_IDS,
  formatAud,
} from '@cleaning/pricing';
import { Fieldset, type FieldsetProps } from '@cleaning/ui/fieldset';
import { SpotIcon } from '@cleaning/ui/spot-icon';
import { Stepper } from '@cleaning/ui/stepper';
import { Text } from '@cleaning/ui/text';
import { roomName, roomPlural } from '#content/price-texts.ts';
import { QUESTION_IDS } from './missing-answers.ts';
import styles from './question.module.css';

export interface RoomsQuestionProps {
  legend?: string | undefined;
  size?: FieldsetProps['size'];
  rooms: Readonly<RoomCounts>;
  onRoomCountChanged: (roomId: RoomId, count: number) => void;
}

export function RoomsQuestion({
  legend = 'Count your rooms',
  size,
  rooms,
  onRoomCountChanged,
}: RoomsQuestionProps) {
  return (
    <Fieldset className={styles['question']} id={QUESTION_IDS.rooms} legend={legend} size={size}>
      <div className={styles['rooms']}>
        {ROOM_IDS.map((id) => (
          <div key={id} className={styles['room']}>
            <SpotIcon name={id} />
            <span className={styles['roomText']}>
              <span className={styles['roomName']}>{ROOMS[id].name}</span>
              <Text as="span" size="sm" tone="muted" figures>
                {formatAud(ROOMS[id].priceCents)} each
              </Text>
            </span>
            <Stepper
              label={roomName(id)}
              plural={roomPlural(id)}
              value={rooms[id] ?? 0}
              max={MAX_ROOM_COUNT}
              onChange={(count) => onRoomCountChanged(id, count)}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
