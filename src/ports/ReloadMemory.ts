/** When this tab last reloaded itself because of an expired login (DEC-111). */
export interface ReloadMemory {
	lastReloadAt(): number | null;
	remember(now: number): void;
}
