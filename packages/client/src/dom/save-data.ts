/** The reader's preference for reduced data usage. */

/** Only some browsers support it. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Whether the browser asks for less data (Save-Data). */
export function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
