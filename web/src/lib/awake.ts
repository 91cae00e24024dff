/** Keeps a screen lit while it shows a table, where the browser lends that (it does on secure pages alone). */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let wanted = true;
  const hold = async (): Promise<void> => {
    if (!wanted || document.hidden || !navigator.wakeLock) return;
    held = await navigator.wakeLock.request("screen").catch(() => null);
    if (!wanted) void held?.release();
  };
  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}
