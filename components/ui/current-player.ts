/** Of the audio and the videos of a page one plays: the next stops the one before. */

export type Player = {
  stop: () => void;
  /** For links to a second, if they are this player's. */
  playFrom?: (second: number) => void;
};

let current: Player | undefined;

export const currentPlayer = () => current;

export function becomeCurrent(player: Player) {
  if (player !== current) current?.stop();
  current = player;
}
