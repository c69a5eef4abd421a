/** The reader's wish to load as little as possible. */

/** What only some browsers report. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Whether the browser asks for less data (Save-Data). */
export function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
