export interface Emitter<Events> {
  on<Key extends keyof Events>(type: Key, handler: (event: Events[Key]) => void): void;
  emit<Key extends keyof Events>(type: Key, event: Events[Key]): void;
}

declare function mitt<Events>(): Emitter<Events>;
export default mitt;
