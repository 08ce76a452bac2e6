/** When this tab last reloaded itself after an expired login (DEC-111). */
export interface ReloadMemory {
	lastReloadAt(): number | null;
	remember(now: number): void;
}
