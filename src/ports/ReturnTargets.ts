/** Where to go after login: the returnUrl and redirect cookies (DEC-030). */
export interface ReturnTargets {
	read(): string | null;
	save(path: string): void;
	clear(): void;
}
