export interface NoteList<Note> {
  notes: Note[];
  /** Returns the index of the note. */
  add(note: Note): number;
}

/** Stores equal notes once. */
export function createNoteList<Note>(): NoteList<Note> {
  const numbers = new Map<string, number>();
  const notes: Note[] = [];
  return {
    notes,
    add(note) {
      const key = JSON.stringify(note);
      const number = numbers.get(key) ?? notes.push(note) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}
