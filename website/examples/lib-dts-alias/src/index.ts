import mitt, { type Emitter } from 'mitt';

export type Events = { change: string };

export const store: Emitter<Events> = mitt<Events>();
